"""Products with constant weights on two threads are as fast as those of the peers on two threads.

Ours is a session that is prepared on the caller's arrays. Each product is a process of its own, in which the
candidates take turns. The probe runs on one thread: the peak is that of one, twice of which can be reached.
For some time after its turn a peer's pool waits busily on the second processor, where our helper sleeps
between runs and has to get in.
"""

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from tests.benchmarks.comparing import line
from tests.benchmarks.environment import with_threads
from tests.benchmarks.page import Report
from tests.benchmarks.products import Sides, constant
from tests.benchmarks.quiet import Times

THREADS = 2
SIDES = (*((side,) * 3 for side in (512, 1024, 2048)), (32, 4096, 4096))
SLACK = 0.7
"""Two threads are two chances to be disturbed."""


@pytest.mark.parametrize("sides", SIDES, ids=lambda sides: "×".join(map(str, sides)))
def test_no_peer_is_faster(sides: Sides, report: Report) -> None:
    if (os.cpu_count() or 1) < THREADS:
        pytest.skip("this machine has one processor")
    case = constant(sides, 1.0)

    found = line(replace(case, name=f"{case}, two threads", slack=SLACK), _times(sides))

    report(found)


def _times(sides: Sides) -> Times:
    command = [sys.executable, "-m", "tests.benchmarks.products", *map(str, sides)]
    environment = os.environ | with_threads(THREADS)
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return Times(**json.loads(done.stdout))
