-- What the holder of a seat came by, until they have looked from there.

ALTER TABLE seats ADD COLUMN came_by TEXT;

PRAGMA user_version = 2;
