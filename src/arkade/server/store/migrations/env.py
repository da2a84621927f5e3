"""How alembic runs our migrations: on the connection that the server hands over."""

from alembic import context

from arkade.server.store.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
