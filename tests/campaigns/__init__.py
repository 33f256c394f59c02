"""Campaigns of faults: bounded, seeded, run by hand in full and by the tests in part."""
