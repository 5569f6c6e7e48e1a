-- A table may be a record that is only shown. What a column may hold cannot be changed, so another one takes its place.

DROP INDEX tables_listed;
DROP INDEX tables_due;

ALTER TABLE tables ADD COLUMN status_now TEXT NOT NULL DEFAULT 'running'
    CHECK (status_now IN ('running', 'over', 'closed', 'shown'));
UPDATE tables SET status_now = status;
ALTER TABLE tables DROP COLUMN status;
ALTER TABLE tables RENAME COLUMN status_now TO status;

CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status = 'running';
CREATE INDEX tables_due ON tables (deadline) WHERE status = 'running' AND deadline IS NOT NULL;

PRAGMA user_version = 3;
