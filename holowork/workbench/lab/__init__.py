"""The opener of `.holo` files in JupyterLab and Notebook 7: an extension that nothing has to build."""

from holowork.workbench.lab.description import layout_file

__all__ = ["layout_file"]
