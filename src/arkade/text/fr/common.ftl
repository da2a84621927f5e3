# Mots communs à tous les jeux.
list-and = { $first } et { $last }
# Un joueur ; .first commence une phrase.
seat = la place { $seat }
    .first = La place { $seat }
refusal-COM-01 = Cette place n’existe pas à cette table.
