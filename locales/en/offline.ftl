# Tables that are played on one device, without a server.

offline-no-table = There is no such table on this device: it may have been deleted here, or is on another device.
offline-alone = This table is on this device only: nobody can come by a link. Put a bot or someone at this screen there.
offline-no-clock = No clock runs at a table on this device: choose to play without one.
offline-not-stored = This device could not store that, so nothing has happened: see whether it has room left, and try again.
offline-no-storage = This browser keeps nothing for this page, so no game can be played on this device: allow it to store data, or leave its private window.
offline-no-analysis = Games on this device are not looked at again: save the record, and bring it to a server.
offline-failed = Something went wrong on this device: load the page anew. Nothing of the game is lost.
