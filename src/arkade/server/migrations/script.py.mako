"""${message}."""

import sqlalchemy as sql
from alembic import op
${imports if imports else ""}

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Forward."""
    ${upgrades if upgrades else "pass"}
