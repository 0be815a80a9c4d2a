"""The specification of holowork: what every test of the tree says together."""
