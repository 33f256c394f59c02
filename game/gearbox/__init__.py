"""The gears that turn by themselves: `mesh` has their shape, `train` their motion.

Nothing is imported here, because `train` brings pymunk along and is wanted late: once a table is on the screen.
"""
