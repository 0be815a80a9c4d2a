"""How a scalar changes with what it is computed from: a rule for each op, made of ops of the table."""
