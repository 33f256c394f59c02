"""Motion: shows what happened as things that fly, fall and count, over a page that shows the new state."""
