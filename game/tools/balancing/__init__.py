"""What `main.py balance` is made of: games are played and counted, the counts become tables, the tables are judged."""
