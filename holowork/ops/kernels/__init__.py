"""From one application of an op to the kernels that compute it; one module for each family."""
