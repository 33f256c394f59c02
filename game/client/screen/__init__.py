"""What every screen is made of: the scene, the page that it builds, its targets, and overlays."""
