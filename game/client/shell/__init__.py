"""The window and its loop: layers, the stack of scenes, notices, and what happens when nobody is there."""
