"""Each interop test runs once for each installed version of the peer's wheel."""

from collections.abc import Iterator

import pytest

from tests.interop.peers import VERSIONS, Peer


@pytest.fixture(scope="session", params=VERSIONS)
def peer(request: pytest.FixtureRequest) -> Iterator[Peer]:
    """One version of the wheel, in a process of its own."""
    found = Peer(request.param)
    if not found.is_installed:
        pytest.skip(f"uor-hologram {request.param} is not installed in {found.folder}")
    yield found
    found.close()
