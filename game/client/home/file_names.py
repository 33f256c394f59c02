"""What the files are called that are kept between matches: whoever looks for one needs nothing that reads it."""

SAVES = "games.sqlite"
COMPANION, COMPANION_GAME = "companion", "game.json"  # its folder, and the game in it
