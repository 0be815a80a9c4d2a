"""The rules of form that a machine can check; each is a function from a file to its offences."""
