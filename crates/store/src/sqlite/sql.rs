//! Every statement. Values are always bound, never written into the text.

// What the file is.

pub(super) const APPLICATION_ID: &str = "PRAGMA application_id";
pub(super) const USER_VERSION: &str = "PRAGMA user_version";
pub(super) const HOW_MANY_THINGS: &str = "SELECT COUNT(*) FROM sqlite_schema";
pub(super) const INTEGRITY: &str = "PRAGMA integrity_check(1)";
pub(super) const JOURNAL: &str = "PRAGMA journal_mode";
pub(super) const SYNCHRONOUS: &str = "PRAGMA synchronous";
/// What was deleted is in the log until that is taken into the file. Answered with 1 where somebody reads meanwhile.
pub(super) const EMPTY_THE_LOG: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
pub(super) const COPY_INTO: &str = "VACUUM INTO ?1";

// Changes, many at once. `IMMEDIATE` waits for its turn here and not in the middle.

pub(super) const BEGIN: &str = "BEGIN IMMEDIATE";
pub(super) const COMMIT: &str = "COMMIT";
pub(super) const ROLLBACK: &str = "ROLLBACK";
pub(super) const SAVEPOINT: &str = "SAVEPOINT change";
pub(super) const RELEASE: &str = "RELEASE change";
pub(super) const ROLLBACK_TO: &str = "ROLLBACK TO change";

// Questions, many at one moment.

pub(super) const BEGIN_READING: &str = "BEGIN DEFERRED";

// A change each.

pub(super) const ADD_PACK: &str =
    "INSERT INTO packs (key, text) VALUES (?1, ?2) ON CONFLICT (key) DO NOTHING";

pub(super) const ADD_TABLE: &str = "
    INSERT INTO tables (id, created, listed, game, head, pack, settings, secret, host, watch,
        deadline, foreknown, status, revision, changed)
    VALUES (?1, ?2, ?3, ?4, ?5, (SELECT number FROM packs WHERE key = ?6), ?7, ?8, ?9, ?10,
        ?11, ?12, 'running', 0, ?2)
    ON CONFLICT (id) DO NOTHING";

pub(super) const WHERE_IT_IS: &str = "SELECT number, revision FROM tables WHERE id = ?1";

pub(super) const SET_SEAT: &str = "
    INSERT OR REPLACE INTO seats (table_number, seat, link, holder, phrase, came_by, name, muted)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

pub(super) const ADD_ENTRY: &str =
    "INSERT INTO entries (table_number, revision, at, text) VALUES (?1, ?2, ?3, ?4)";

pub(super) const MOVE_ON: &str = "
    UPDATE tables SET revision = ?2, changed = ?3, status = ?4, deadline = ?5
    WHERE number = ?1";

pub(super) const SET_DEADLINE: &str = "UPDATE tables SET deadline = ?2 WHERE id = ?1";
pub(super) const SET_CLOCK: &str = "UPDATE tables SET clock = ?2 WHERE id = ?1";
pub(super) const SET_HOST: &str = "UPDATE tables SET host = ?2 WHERE number = ?1";
pub(super) const SET_STATUS: &str = "UPDATE tables SET status = ?2 WHERE id = ?1";

pub(super) const PACK_OF: &str = "SELECT pack FROM tables WHERE id = ?1";
pub(super) const DELETE_TABLE: &str = "DELETE FROM tables WHERE id = ?1";
pub(super) const DELETE_PACK_IF_UNUSED: &str = "
    DELETE FROM packs
    WHERE number = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = ?1)";

pub(super) const LAST_LINE: &str =
    "SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_number = ?1";

pub(super) const ADD_LINE: &str = "
    INSERT INTO chat (table_number, number, at, seat, name, text)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

pub(super) const SET_WAY: &str = "
    INSERT OR REPLACE INTO ways
        (table_number, seat, kind, holder, target, language, turn, remind, tries, told)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";

pub(super) const DROP_WAY: &str =
    "DELETE FROM ways WHERE table_number = ?1 AND seat = ?2 AND kind = ?3";

pub(super) const DROP_WAYS_OF_OTHERS: &str =
    "DELETE FROM ways WHERE table_number = ?1 AND seat = ?2 AND holder IS NOT ?3";

/// What is due for the turn stays unless ?3 says that it changes.
pub(super) const PLAN_CALLS: &str = "
    UPDATE ways SET turn = CASE WHEN ?3 THEN ?4 ELSE turn END, remind = ?5, tries = 0
    WHERE table_number = ?1 AND seat = ?2";

pub(super) const TELL_WAY: &str =
    "UPDATE ways SET told = ?4 WHERE table_number = ?1 AND seat = ?2 AND kind = ?3";

pub(super) const SETTLE_WAY: &str = "
    UPDATE ways SET turn = ?6, remind = ?7, tries = ?8
    WHERE table_number = ?1 AND seat = ?2 AND kind = ?3 AND turn IS ?4 AND remind IS ?5";

pub(super) const ADD_KEY: &str =
    "INSERT INTO keys (name, bytes) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING";

// Questions.

pub(super) const KEY: &str = "SELECT bytes FROM keys WHERE name = ?1";

pub(super) const WAYS: &str = "
    SELECT tables.id, ways.* FROM ways JOIN tables ON tables.number = ways.table_number
    WHERE tables.id = ?1 ORDER BY seat, kind";

pub(super) const CALLS_DUE: &str = "
    SELECT tables.id, ways.* FROM ways JOIN tables ON tables.number = ways.table_number
    WHERE tables.status = 'running' AND (turn <= ?1 OR remind <= ?1)
    ORDER BY MIN(COALESCE(turn, remind), COALESCE(remind, turn)), tables.id, seat, kind
    LIMIT ?2";

pub(super) const TABLE: &str = "
    SELECT tables.*, packs.text AS pack_text
    FROM tables JOIN packs ON packs.number = tables.pack
    WHERE id = ?1";

pub(super) const SEATS: &str = "
    SELECT seat, link, holder, phrase, came_by, name, muted FROM seats
    WHERE table_number = ?1 ORDER BY seat";

pub(super) const ENTRIES: &str =
    "SELECT revision, at, text FROM entries WHERE table_number = ?1 ORDER BY revision";

pub(super) const HELD_BY: &str = "
    SELECT id FROM tables
    WHERE host = ?1 OR number IN (SELECT table_number FROM seats WHERE holder = ?1)
    ORDER BY changed DESC, id LIMIT ?2";

pub(super) const LISTED: &str = "
    SELECT id FROM tables WHERE listed = 1 AND status = 'running'
    ORDER BY changed DESC, id LIMIT ?1";

pub(super) const DUE: &str = "
    SELECT id FROM tables
    WHERE status = 'running' AND deadline IS NOT NULL AND deadline <= ?1
    ORDER BY deadline, id LIMIT ?2";

pub(super) const CHAT: &str = "
    SELECT number, at, seat, name, text FROM (
        SELECT chat.* FROM chat JOIN tables ON tables.number = chat.table_number
        WHERE tables.id = ?1 AND chat.number > ?2
        ORDER BY chat.number DESC LIMIT ?3)
    ORDER BY number";

pub(super) const IDS: &str =
    "SELECT id FROM tables WHERE ?1 IS NULL OR status = ?1 ORDER BY created, id";

/// Revisions have no gaps, so the last one says how many entries a table has.
pub(super) const COUNTS: &str =
    "SELECT status, COUNT(*), SUM(revision) FROM tables GROUP BY status";
