"""What is kept between matches (settings, seats, hall of fame, saved games), and how a match or a show begins."""
