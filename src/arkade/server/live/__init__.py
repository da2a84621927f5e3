"""Rooms in memory: who is in them, what each viewer is told (`show`), and what happens by itself (`runner`)."""
