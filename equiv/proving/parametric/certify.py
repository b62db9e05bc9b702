"""Certificates as files, and their check from the programs' text on, by z3 and without isl."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate, Certificate
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.instances import Failure
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import extract_pair
from equiv.solver.linear.logic import DEFAULT_STEPS
from equiv.verdict import Side

_SCHEMA = 1


@dataclass(frozen=True, slots=True)
class CertificateFile:
    """A certificate and what it is of. `texts` are digests of the programs."""

    source: Side
    target: Side
    maps: tuple[str, ...]
    texts: tuple[str, str]
    certificate: Certificate


def to_file(pair: Pair, proven: Proven) -> dict[str, Any]:
    """What `from_file` reads, as plain objects."""
    return {
        "schema": _SCHEMA,
        "source": pair.source.to_json(),
        "target": pair.target.to_json(),
        "maps": list(pair.maps),
        "texts": list(proven.programs.texts),
        "domain": proven.domain,
        "assumption": proven.assumption,
        "certificate": proven.certificate.to_json(),
    }


def from_file(data: Any) -> CertificateFile:
    """Raises `BadCertificate`."""
    if not isinstance(data, Mapping) or data.get("schema") != _SCHEMA:
        raise BadCertificate(f"this is not a certificate of schema {_SCHEMA}")
    try:
        first, second = data["texts"]
        return CertificateFile(
            Side.from_json(data["source"]),
            Side.from_json(data["target"]),
            tuple(map(str, data["maps"])),
            (str(first), str(second)),
            Certificate.from_json(data["certificate"]),
        )
    except (KeyError, TypeError, ValueError) as problem:
        raise BadCertificate(f"the certificate is incomplete or damaged: {problem!r}") from problem


def check_certificate(
    pair: Pair, certificate: Certificate, texts: tuple[str, str] | None = None, steps: int = DEFAULT_STEPS
) -> list[Failure]:
    """What of a certificate is not proven of a pair; nothing where it is a proof. `texts` are digests that the programs
    must have. Raises `BadCertificate` where the pair is outside of what is modelled, or another one."""
    try:
        programs = extract_pair(pair)
    except Outside as problem:
        raise BadCertificate(f"the programs are outside of what is modelled: {problem.reason}") from problem
    if texts is not None and programs.texts != texts:
        raise BadCertificate("the certificate is of other programs than these files hold now")
    obligations = Obligations(programs.source, programs.target, programs.parameters, programs.ranges, steps)
    return list(obligations.check(certificate))
