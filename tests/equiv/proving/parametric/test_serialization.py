"""Plain objects that no certificate was written as: each is refused."""

from __future__ import annotations

from typing import Any

import pytest

from equiv.proving.parametric.certificate import BadCertificate, Certificate, Claim, Origin, Related
from equiv.proving.parametric.certify import CertificateFile
from equiv.proving.parametric.serialization import read, write
from equiv.solver.linear.expression import Formula, Linear, both, equal, floor_div, less, variable
from equiv.verdict import Side

X = variable("x0")
CERTIFICATE = Certificate(
    {3: (Origin(less(X, variable("p0")), 2, (X - 1, floor_div(X + 1, 4))),)},
    {},
    {(1, 2): Related((both(equal(X, variable("y0")), less(X, variable("p1_0"))),), True, ((0, 1),))},
    (Claim(0, less(X, variable("p0")), ()),),
)
FILE = CertificateFile(Side("a", "f"), Side("b", "g"), ("map",), ("1", "2"), "", "sizes", CERTIFICATE)
ORIGIN = {"condition": {"all": []}, "store": None, "at": []}
RELATED = {"pieces": [], "swapped": False, "leaves": None}
WHOLE = write(CERTIFICATE)


def nested(kind: str, depth: int) -> Any:
    """A formula, or a quotient, of some depth."""
    value: Any = [0, [1, "x0"]] if kind == "quotient" else {"all": []}
    for _ in range(depth):
        value = [0, [1, value, 2]] if kind == "quotient" else {"all": [value]}
    return value


def test_what_was_written_is_read() -> None:
    assert read(CertificateFile, write(FILE)) == FILE
    assert read(Formula, nested("formula", 40)) is not None
    assert read(Linear, nested("quotient", 40)) is not None


@pytest.mark.parametrize(
    "kind, data",
    [
        (Linear, True), (Linear, 1.5), (Linear, "x0"), (Linear, None), (Linear, []), (Linear, [True]), (Linear, {}),
        (Linear, 1 << 257), (Linear, -(1 << 257)), (Linear, [0, [1 << 257, "x0"]]), (Linear, [0, [True, "x0"]]),
        (Linear, [0, [1, "X"]]), (Linear, [0, [1, "x0 + x1"]]), (Linear, [0, [1, ""]]), (Linear, [0, [1, "x\u0664"]]),
        (Linear, [0, [1]]), (Linear, [0, 1]), (Linear, [0, [1, "x0", 2, 3]]), (Linear, [0, ["1", "x0"]]),
        (Linear, [0, [1, [0, [1, "x0"]], 0]]), (Linear, [0, [1, [0, [1, "x0"]], -2]]),
        (Linear, [0, [1, [0, [1, "x0"]], True]]), (Linear, nested("quotient", 60)), (Linear, nested("quotient", 9000)),
        (Formula, {}), (Formula, []), (Formula, {"none": []}), (Formula, {"zero": 0, "least": 0}), (Formula, None),
        (Formula, {"all": {}}), (Formula, {"any": 1}), (Formula, {"all": [0]}), (Formula, {"least": None}),
        (Formula, nested("formula", 60)), (Formula, nested("formula", 9000)),
        (Origin, []), (Origin, {**ORIGIN, "more": 0}), (Origin, {"condition": {"all": []}}),
        (Origin, {**ORIGIN, "store": "1"}), (Origin, {**ORIGIN, "store": True}), (Origin, {**ORIGIN, "at": {}}),
        (Origin, {**ORIGIN, "store": 1 << 257}),
        (Related, {**RELATED, "swapped": 1}), (Related, {**RELATED, "swapped": None}),
        (Related, {**RELATED, "leaves": [[1, 2, 3]]}), (Related, {**RELATED, "leaves": [[1]]}),
        (Related, {**RELATED, "leaves": [1]}), (Related, {**RELATED, "leaves": [[1.0, 2]]}),
        (Related, {**RELATED, "pieces": None}),
        (Certificate, {**WHOLE, "source_flow": WHOLE["source_flow"] * 2}),
        (Certificate, {**WHOLE, "source_flow": {"3": []}}), (Certificate, {**WHOLE, "source_flow": [[3]]}),
        (Certificate, {**WHOLE, "relation": [[[1, 2, 3], RELATED]]}), (Certificate, {**WHOLE, "claims": [{}]}),
        (CertificateFile, {**write(FILE), "texts": ["1"]}), (CertificateFile, {**write(FILE), "domain": None}),
        (CertificateFile, {**write(FILE), "maps": "map"}), (CertificateFile, {**write(FILE), "source": {"file": "a"}}),
    ],
)  # fmt: skip
def test_what_is_not_written_so_is_refused(kind: type, data: Any) -> None:
    with pytest.raises(BadCertificate):
        read(kind, data)
