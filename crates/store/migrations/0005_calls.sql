-- How those who hold seats want to be called, and what became of it; and keys of the server.

CREATE TABLE ways (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    -- Who wants it: whoever holds the seat after them is not called so.
    holder TEXT NOT NULL,
    target TEXT NOT NULL,
    language TEXT NOT NULL,
    -- When to call because of the turn, and when to remind of it.
    turn INTEGER,
    remind INTEGER,
    -- How often the call that is due has failed.
    tries INTEGER NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_number, seat, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX ways_by_turn ON ways (turn) WHERE turn IS NOT NULL;
CREATE INDEX ways_by_reminder ON ways (remind) WHERE remind IS NOT NULL;

CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 5;
