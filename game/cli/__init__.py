"""What the command line offers besides playing: each command is one module here, imported only when it runs."""
