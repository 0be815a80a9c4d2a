"""One recipe for each op of ONNX, a module for each family."""
