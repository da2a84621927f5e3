"""The games in the interfaces that researchers use. Each module needs its own extra."""
