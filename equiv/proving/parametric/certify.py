"""Certificates as files, and their check from the programs' text on, by z3 and without isl."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.pairing.pair import Pair, unordered_sums
from equiv.proving.assumptions import assumptions_of
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate, Certificate
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.instances import Failure
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import Programs, extract_pair
from equiv.proving.parametric.reading import readable
from equiv.proving.parametric.serialization import read, write
from equiv.solver.linear.expression import TooLarge, either
from equiv.solver.linear.logic import Effort, SolverError
from equiv.verdict import Level, Side
from equiv.verdict.method import Method
from interp.ir.place import Place

# What a question may take on the way of the search, and asked alone, which may take more.
_USUAL, _MOST = Effort(), Effort(steps=12_000_000, restarts=3)
_SCHEMA = 3


class CertificateFile(Struct, frozen=True):
    """A certificate and what it is of. `texts` are digests of the programs; `domain` and `assumption` say in words what
    follows from these and the certificate."""

    source: Side
    target: Side
    maps: tuple[str, ...]
    texts: tuple[str, str]
    domain: str
    assumption: str
    certificate: Certificate


class Checked(Struct, frozen=True):
    """What of a certificate is not proven, nothing where it is a proof, and what the proof is under: sizes at which the
    source is undefined, in words, and what is taken for granted. `unordered` are the sums of the target whose order is
    open, which the proof takes in one order; `reordered` says that it takes sums of floats in another order than the
    source. It is bit for bit where there are none of both."""

    failures: tuple[Failure, ...]
    domain: str
    assumptions: tuple[str, ...]
    unordered: tuple[Place, ...]
    reordered: bool


def to_file(pair: Pair, proven: Proven) -> dict[str, Any]:
    """What `from_file` reads, as plain objects."""
    programs, certificate = proven.programs, proven.certificate
    words = _excluded(certificate, programs), proven.assumption
    file = CertificateFile(pair.source, pair.target, tuple(pair.maps), programs.texts, *words, certificate)
    return {"schema": _SCHEMA, **write(file)}


def from_file(data: Any) -> CertificateFile:
    """Raises `BadCertificate`."""
    if not isinstance(data, Mapping) or data.get("schema") != _SCHEMA:
        raise BadCertificate(f"this is not a certificate of schema {_SCHEMA}")
    return read(CertificateFile, {key: value for key, value in data.items() if key != "schema"})


def read_file(file: str) -> CertificateFile:
    """Raises `WrongUse`."""
    try:
        return from_file(json.loads(Path(file).read_text("utf-8")))
    except OSError as problem:
        raise WrongUse(f"cannot read '{file}': {problem.strerror or problem}") from problem
    except (ValueError, RecursionError) as problem:
        raise WrongUse(f"'{file}' is not JSON, or nests too deep: {problem}") from problem
    except BadCertificate as problem:
        raise WrongUse(f"'{file}': {problem}") from problem


def _excluded(certificate: Certificate, programs: Programs) -> str:
    """Where a certificate says that the source is undefined, in words."""
    if not certificate.claims:
        return ""
    return readable(either(*(each.condition for each in certificate.claims)), programs.names)


def check_file(pair: Pair, given: CertificateFile) -> Checked:
    """Raises `BadCertificate` where the pair is outside of what is modelled, or another one."""
    programs = _programs(pair, given.texts)
    failures, reordered = _failures(programs, given.certificate, _MOST)
    domain = _excluded(given.certificate, programs) if not failures else ""
    if not failures and (domain, programs.assumption) != (given.domain, given.assumption):
        raise BadCertificate("the certificate says in words what it does not prove")
    level = Level.REASSOCIATED if reordered else Level.BITWISE
    assumed = tuple(assumptions_of(pair, level, Method.PARAMETRIC, [*filter(None, [programs.assumption])]))
    return Checked(tuple(failures), domain, assumed, tuple(unordered_sums(pair.target_module)), reordered)


def check_certificate(
    pair: Pair,
    certificate: Certificate,
    texts: tuple[str, str] | None = None,
    effort: Effort = _USUAL,
    reorders_floats: bool = False,
) -> list[Failure]:
    """What of a certificate is not proven of a pair; nothing where it is a proof, bit for bit or, where sums of floats
    may be in another order, up to that. `texts` are digests that the programs must have. Raises `BadCertificate` where
    the pair is outside of what is modelled, or another one."""
    failures, reordered = _failures(_programs(pair, texts), certificate, effort)
    if reordered and not reorders_floats:
        failures.append(Failure("f", "sums of floats in another order", None))
    return failures


def _programs(pair: Pair, texts: tuple[str, str] | None) -> Programs:
    try:
        programs = extract_pair(pair)
    except Outside as problem:
        raise BadCertificate(f"the programs are outside of what is modelled: {problem.reason}") from problem
    if texts is not None and programs.texts != texts:
        raise BadCertificate("the certificate is of other programs than these files hold now")
    return programs


def _failures(programs: Programs, certificate: Certificate, effort: Effort) -> tuple[list[Failure], bool]:
    """What is not proven, and whether sums of floats are taken in another order."""
    obligations = Obligations(programs.source, programs.target, programs.parameters, programs.ranges, effort)
    try:
        failures = list(obligations.check(certificate))
        return failures, bool(obligations.reordered)
    except (SolverError, TooLarge, RecursionError) as problem:
        raise BadCertificate(f"the check ended: {problem}") from problem
