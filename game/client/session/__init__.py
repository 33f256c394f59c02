"""One match at this screen: whose eyes are on it, where it stops, who thinks, and what a view says."""
