"""The screens, with the parts that several of them show."""
