"""What holds for all tests: how long one takes on a busy machine never fails it."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("equiv", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("equiv")
