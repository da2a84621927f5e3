# Words common to all games.
list-and = { $first } and { $last }
seat = seat { $seat }
refusal-COM-01 = There is no such seat at this table.
