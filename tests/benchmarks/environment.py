"""What the environment says before NumPy and the pools of the peers are loaded."""

VARIABLES = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")
"""What would make OpenBLAS another machine's."""
OURS = "HOLOWORK_THREADS"
POOLS = (
    OURS,
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "NUMEXPR_NUM_THREADS",
)


def with_threads(count: int) -> dict[str, str]:
    """Variables that let us and every peer have so many threads."""
    return dict.fromkeys(POOLS, str(count))
