-- The seats that the holder of a seat does not want to hear: a bit for each, the lowest for seat 1.

ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;

PRAGMA user_version = 4;
