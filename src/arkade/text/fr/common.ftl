# Mots communs à tous les jeux.
list-and = { $first } et { $last }
seat = place { $seat }
refusal-COM-01 = Cette place n’existe pas à cette table.
