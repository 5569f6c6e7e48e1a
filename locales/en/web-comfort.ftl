# What makes a table comfortable: preferences, sound, the table in words.

web-preferences = Preferences
web-preferences-done = Done
web-preferences-table = At the table
web-in-words = The table in words
web-in-words-note = Everything under headings, in lists and tables, and every answer as a button: for reading aloud, or for large type.
web-card-size = Size of cards
web-card-size-small = small
web-card-size-normal = normal
web-card-size-large = large
web-card-size-note = In the hand of London and the market of New York.
web-motion = Movement
web-motion-calm = calm
web-motion-normal = normal
web-motion-fast = fast
web-motion-none = none
web-shortcuts = Single keys as shortcuts
web-shortcuts-note = Letters, digits, signs and the space bar. Off, they do nothing by mistake, as when one speaks to the device; Ctrl Z, arrows, Enter and Escape stay.
web-confirm = Ask me once more before
web-confirm-steps = land is bought, or a lot card goes to its lot at once
web-confirm-shows = anything else that shows something new, such as a draw from the deck
web-confirm-ends = my turn passes to somebody else
web-sound = Sound
web-sound-on = Sounds at the table
web-sound-volume = Volume
web-sure-shows = This shows something new, so it cannot simply be taken back.
web-sure-ends = After this it is somebody else’s turn.
web-sure-do = Do it

## The table in words

web-words-ways = How the table is shown
web-words-enter = Show the table in words
web-words-leave = Show the drawn table
web-words-title = { $game }: the table in words
web-words-choices = What you can do
web-words-tried = What you are trying
web-words-player = Player
web-words-you = { $name } (you)
web-words-total = Points if it ended now
web-words-stacks = Stacks
web-words-under = Under it: { $cards }
web-words-placed = placed this turn
web-words-activated = activated this turn
web-words-uppermost = The uppermost one
web-words-top-row = Top row
web-words-bottom-row = Bottom row
web-words-points = Points
web-words-workers = Workers at hand
web-words-lots = Lots
web-words-standing = Skyscrapers on the map
web-words-unbuilt = Skyscrapers left to build
web-words-street = Street
web-words-shape = Shape, by its columns from the left: { $rows }
web-words-shape-row = row { $row }: { $columns }
web-words-territory = Territory: { $name }
web-words-on = On { $lots }
web-words-along = { $count } ({ web-new-york-points })
web-words-times = { $name } × { $count }
web-words-next-to = Next to { $lots }
web-words-map = The map, lot by lot
web-words-vacant = Vacant, with a worker on it.
web-words-free-lots = { $count ->
    [0] no lot left
    [one] 1 lot left ({ $lots })
   *[other] { $count } lots left ({ $lots })
}
web-words-none = None
