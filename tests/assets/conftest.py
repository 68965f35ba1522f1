"""What the tests of the assets share."""

from collections.abc import Iterator

import pytest
from pygame import mixer

from tests.support.mixing import RATE


@pytest.fixture(scope="module")
def decoder() -> Iterator[None]:
    """A mixer that decodes recordings at full rate and plays into nowhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        mixer.init(RATE, -16, 2)
        yield
        mixer.quit()
