"""Ways to play that the rules do not need: the fulfilment that pays most, and a random legal move."""
