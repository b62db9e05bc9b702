"""The table of networks is that of what was measured, and leaves out no network."""

from __future__ import annotations

from tests.benchmarks.hls_networks import PROVEN, REFUTED, TAGGERS
from tests.benchmarks.network_table import PAGE, kept, network_rows, page
from tests.benchmarks.networks import NETWORKS

_HLS = {
    "network-lenet-5-hls": [PROVEN, REFUTED],
    "network-hls4ml": [f"{each[0]}, proven by running" for each in TAGGERS],
}


def test_the_page_is_written_of_what_was_measured() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(kept()), "python -m tests.benchmarks.network_table"


def test_each_network_was_measured() -> None:
    of_loops = {
        row: [f"{each.what}, proven {'for all sizes' if each.all_sizes else 'by running'}" for each in networks]
        for row, networks in NETWORKS.items()
    }
    measured = {row: [f"{each['what']}, {each['found']}" for each in records] for row, records in kept().items()}
    assert measured == of_loops | _HLS
    assert set(network_rows()) == set(measured)
