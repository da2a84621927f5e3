"""The games of this package, one folder each, with the same file names in all.

`arkade.games()` lists the ids of all games that can be loaded, those of other packages included.
"""
