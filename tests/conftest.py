"""What every test stands on: the same examples in every run, golden files, a cache of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.golden import Golden

settings.register_profile(
    "ci",
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", settings.get_profile("ci"), max_examples=1000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write golden files and derived pages anew")
    parser.addoption("--slow", action="store_true", help="run the tests that take minutes too")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Benchmarks are measured only when they are asked for by path."""
    is_asked_for = any("benchmarks" in argument for argument in config.args)
    return True if collection_path.name == "benchmarks" and not is_asked_for else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--slow"):
        for item in filter(lambda item: "slow" in item.keywords, items):
            item.add_marker(pytest.mark.skip(reason="takes minutes: `make prove` runs it"))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare with golden files, or write them anew under --update-golden."""
    return Golden(update=request.config.getoption("--update-golden"))


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the user's cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOLOWORK_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield
