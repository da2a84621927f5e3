# Words common to all games.
list-and = { $first } and { $last }
# A player; .first begins a sentence.
seat = seat { $seat }
    .first = Seat { $seat }
refusal-COM-01 = There is no such seat at this table.
