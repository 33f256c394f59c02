"""Every sentence that a person reads, by what it is about."""
