# The position editor.
