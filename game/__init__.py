"""Gutenberg at the digital table: rules, match and client."""
