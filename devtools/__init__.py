"""What only developers run: pictures and sounds from code, the gallery, the soak, measuring, the index of rules."""
