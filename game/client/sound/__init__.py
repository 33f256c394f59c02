"""What is heard: cues, the device, and how they are mixed."""
