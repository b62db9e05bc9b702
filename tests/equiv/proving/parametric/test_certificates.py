"""Certificates: what is written is checked again without isl, and what was changed is refused."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.corpus.manifests import read_corpus
from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate, Certificate
from equiv.proving.parametric.certify import check_certificate, check_file, from_file, to_file
from equiv.proving.parametric.equations import Leaf, Uninitialized
from equiv.proving.parametric.program import extract_pair
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.proving.parametric.serialization import read, write
from equiv.verdict import DIFFERENT
from tests import ROOT
from tests.equiv.proving.parametric.agreement import outcome, refusal
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.table import CORPUS, lowered, pairs
from tests.equiv.proving.parametric.test_pairs import (
    MAP,
    PACKED,
    ROTATED,
    SKEWED,
    SUM,
    SUM_IN_MEMORY,
    TIME,
    TWO_BUFFERS,
    VECTOR,
)

pytest.importorskip("islpy")


def bodies(source: str, target: str) -> Pair:
    return pair_of(function(VECTOR, source), function(VECTOR, target))


def corpus(name: str) -> Pair:
    return next(lowered(entry, folder) for each, entry, folder in pairs(CORPUS) if each == name)


PAIRS = {
    "packed": lambda: bodies(MAP, PACKED),
    "two buffers": lambda: bodies(MAP, TWO_BUFFERS),
    "rotated": lambda: bodies(MAP, ROTATED),
    "sum": lambda: bodies(SUM, SUM_IN_MEMORY),
    "skewed": lambda: pair_of(TIME, SKEWED),
    "tiled": lambda: corpus("gemm/rows.tile-copies"),
}


def proven(pair: Pair) -> Proven:
    result = prove_all_sizes(pair)
    assert isinstance(result, Proven), result
    return result


def refused(pair: Pair, data: Any) -> bool:
    try:
        return bool(check_certificate(pair, read(Certificate, data)))
    except BadCertificate:
        return True


@pytest.mark.parametrize("name", PAIRS)
def test_a_certificate_is_checked_again_from_its_text(name: str) -> None:
    pair = PAIRS[name]()
    result = proven(pair)
    data = json.loads(json.dumps(write(result.certificate)))
    assert not check_certificate(pair, read(Certificate, data), result.programs.texts)


def test_what_the_search_writes_is_accepted_and_what_is_of_another_program_is_named() -> None:
    pair = PAIRS["rotated"]()
    assert refusal(pair, proven(pair)) == "" and refusal(PAIRS["sum"](), proven(pair))


def test_a_certificate_of_a_pair_that_is_labelled_as_different_is_named() -> None:
    of = next(each for each in read_corpus(ROOT / "corpora" / "loops" / "gemm") if each.name == "bf16.tile-3-2-5")
    found, wrong = outcome(of), outcome(replace(of, expected=DIFFERENT))
    assert (found.found, found.problem) == ("accepted", "")
    assert (wrong.found, wrong.problem) == ("accepted", "labelled as different")


def changed(pair: Pair, data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Certificates with one thing changed, each of which is no proof any more."""

    def other() -> dict[str, Any]:
        return copy.deepcopy(data)

    programs = extract_pair(pair)
    for at, ((u, v), entry) in enumerate(data["relation"]):
        fresh = other()
        del fresh["relation"][at]
        yield f"without pair {at}", fresh
        fresh = other()
        fresh["relation"][at][1]["pieces"] = []
        yield f"with an empty pair {at}", fresh
        source, target = programs.source.nodes[u], programs.target.nodes[v]
        if isinstance(source.kind, Uninitialized) or not source.variables:
            continue
        if isinstance(source.kind, Leaf):
            fresh = other()
            fresh["relation"][at][1]["pieces"] = [{"all": []}]
            yield f"with any leaf {at}", fresh
        if target.variables and entry["pieces"]:
            fresh = other()
            fresh["relation"][at][1]["pieces"] = [
                {"all": [piece, {"least": [-3, [-1, "x0"]]}]} for piece in entry["pieces"]
            ]
            yield f"with the first iterations alone {at}", fresh
    for flow in ("source_flow", "target_flow"):
        for number, (load, origins) in enumerate(data[flow]):
            for at, origin in enumerate(origins):
                fresh = other()
                del fresh[flow][number][1][at]
                yield f"without origin {at} of {load}", fresh
                if origin["store"] is None:
                    continue
                fresh = other()
                fresh[flow][number][1][at].update({"store": None, "at": []})
                yield f"with a first origin {at} of {load}", fresh
                if origin["at"]:
                    fresh = other()
                    moved = fresh[flow][number][1][at]["at"]
                    moved[-1] = moved[-1] - 1 if isinstance(moved[-1], int) else [moved[-1][0] - 1, *moved[-1][1:]]
                    yield f"with a moved origin {at} of {load}", fresh
    for at, claim in enumerate(data["claims"]):
        fresh = other()
        fresh["claims"][at]["condition"] = {"all": []}
        yield f"with a claim of everything {at}", fresh
        del claim


@pytest.mark.parametrize("name", PAIRS)
def test_changed_certificates_are_refused(name: str) -> None:
    pair = PAIRS[name]()
    data = json.loads(json.dumps(write(proven(pair).certificate)))
    wrong = [what for what, fresh in changed(pair, data) if not refused(pair, fresh)]
    assert not wrong


def test_a_certificate_of_another_program_is_refused() -> None:
    result = proven(PAIRS["packed"]())
    data = write(result.certificate)
    wrong = bodies(MAP, PACKED.replace("affine.store %s, %B[%ii + %i]", "affine.store %s, %B[%ii]"))
    assert refused(wrong, data)
    with pytest.raises(BadCertificate, match="other programs"):
        check_certificate(wrong, result.certificate, result.programs.texts)


def test_names_that_are_no_variables_are_refused() -> None:
    pair = PAIRS["sum"]()
    data = json.loads(json.dumps(write(proven(pair).certificate)))
    data["relation"][0][1]["pieces"] = [{"least": [0, [1, "x0 + x1"]]}]
    assert refused(pair, data)


def test_the_check_of_a_certificate_does_not_import_isl() -> None:
    code = "import sys; import equiv.proving.parametric.certify; sys.exit('islpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_proof_bit_for_bit_does_not_say_that_orders_of_sums_do_not_matter() -> None:
    pair = PAIRS["sum"]()
    found = check_file(pair, from_file(to_file(pair, proven(pair))))
    assert not found.failures and not found.reordered
    assert any("floating point rounds to nearest" in each for each in found.assumptions)
    assert not any("order and grouping" in each for each in found.assumptions)
