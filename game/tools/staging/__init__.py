"""Games played by fixed chance until they stand as wanted: for pictures and for tests."""
