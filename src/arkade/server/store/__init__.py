"""The database: rooms' logs (`store`), its schema (`migrations`), and other processes that use it (`peers`)."""
