"""Measurements of the client: start-up time, frame times, memory and processor time."""
