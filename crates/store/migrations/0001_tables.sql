-- The first version of a store.
--
-- Everything that belongs to a table names it by its number and goes with it. Hashes are 64 hexadecimal
-- digits, times are milliseconds since 1970.

-- "TwoC": tells a store from any other SQLite database.
PRAGMA application_id = 1417113411;

-- Content packs, each text once. `key` is the SHA-256 of the text.
CREATE TABLE packs (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    game TEXT NOT NULL,
    head TEXT NOT NULL,
    pack INTEGER NOT NULL REFERENCES packs (number),
    settings TEXT NOT NULL,
    secret TEXT NOT NULL,
    host TEXT NOT NULL,
    watch TEXT NOT NULL,
    deadline INTEGER,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'closed')),
    -- The revision of the last entry.
    revision INTEGER NOT NULL,
    -- The time of the last entry; `created` before the first.
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_pack ON tables (pack);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status = 'running';
CREATE INDEX tables_due ON tables (deadline) WHERE status = 'running' AND deadline IS NOT NULL;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    link TEXT,
    holder TEXT,
    phrase TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;

-- Without row ids, so that the entries of a table lie side by side.
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision >= 1),
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_number, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 1;
