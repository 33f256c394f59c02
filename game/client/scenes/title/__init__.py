"""The title screen and its press."""
