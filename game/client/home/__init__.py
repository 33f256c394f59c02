"""What is kept between matches, and the ways into one: settings, seats, the hall of fame, saved games, the show."""
