"""One record for each payload family of the format: its wire layout and its label signature."""
