-- What is known of the clocks of a table that sleeps, and whether whoever opened the table may know what lies face down.

ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN foreknown INTEGER NOT NULL DEFAULT 0 CHECK (foreknown IN (0, 1));

PRAGMA user_version = 6;
