"""The parts of the workshop: a printing house at its full size."""
