"""The statistics: whose games, of which tables, and a sheet for each question."""
