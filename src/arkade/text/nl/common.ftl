# Woorden die alle spellen gebruiken.
list-and = { $first } en { $last }
seat = plaats { $seat }
refusal-COM-01 = Die plaats bestaat niet aan deze tafel.
