"""The parts of the scene in which orders are fulfilled: what is laid out so far, and how it is shown."""
