# Woorden die alle spellen gebruiken.
list-and = { $first } en { $last }
# Een speler; .first begint een zin.
seat = plaats { $seat }
    .first = Plaats { $seat }
refusal-COM-01 = Die plaats bestaat niet aan deze tafel.
