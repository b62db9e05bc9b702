"""The faults that campaigns are to find, and the campaigns that take turns."""

from __future__ import annotations

import importlib.util

import pytest

from tests import ROOT
from tests.fuzz.faults import CAMPAIGNS, FAULTS, Fault
from tests.fuzz.night import SHARES, command


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_fault_is_one_line_of_the_prover(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text("utf-8").count(fault.before) == 1
    assert "\n" not in fault.before + fault.after and set(fault.campaigns) <= set(CAMPAIGNS)


@pytest.mark.parametrize("campaign", SHARES)
def test_a_campaign_in_turn_is_a_command(campaign: str) -> None:
    _, option, module, *words = command(campaign)
    assert option == "-m" and importlib.util.find_spec(module) is not None
    assert set(words) <= {"--passes", "--kind", *campaign.split()}
