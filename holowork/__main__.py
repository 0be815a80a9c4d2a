"""`python -m holowork`: the command line."""

import sys

from holowork.cli import main

sys.exit(main())
