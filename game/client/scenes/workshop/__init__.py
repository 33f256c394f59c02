"""A printing house that fills the screen."""
