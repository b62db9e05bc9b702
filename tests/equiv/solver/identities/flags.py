"""Fast-math flags, one by one: what the source's flags allow, and that a target that has more of them is no refinement.

nnan and ninf exclude operands and results: poison. Over the real numbers there is nothing to exclude. The others leave
a choice; a target that makes it is right, one that leaves it open where the source does not is wrong bit for bit."""

from tests.equiv.solver.identities.row import BITWISE, NEVER, REAL, REASSOCIATED, Row

BIT = ("bitwise",)
CHOICES = ("reassoc", "contract", "arcp", "afn", "nsz")
EXCLUSIONS = ("nnan", "ninf")

ROWS = [
    *(Row(f"{flag} dropped from a sum", f"addf[{flag}](x, y)", "addf(x, y)", BITWISE) for flag in CHOICES + EXCLUSIONS),
    *(
        Row(f"{flag} dropped from an exponential", f"exp[{flag}](x)", "exp(x)", BITWISE)
        for flag in CHOICES + EXCLUSIONS
    ),
    *(Row(f"{flag} dropped from a comparison", f"olt[{flag}](x, y)", "olt(x, y)", BITWISE) for flag in EXCLUSIONS),
    *(Row(f"{flag} added", "mulf(x, y)", f"mulf[{flag}](x, y)", REASSOCIATED, BIT) for flag in CHOICES),
    *(Row(f"{flag} added", "mulf(x, y)", f"mulf[{flag}](x, y)", REAL) for flag in EXCLUSIONS),
    *(Row(f"{flag} added to a comparison", "olt(x, y)", f"olt[{flag}](x, y)", REAL) for flag in EXCLUSIONS),
    Row("all but one dropped", "addf[fast](mulf[fast](x, y), z)", "addf[nnan](mulf(x, y), z)", BITWISE),
    Row("all but two dropped", "divf[fast](addf[fast](x, y), z)", "divf[nnan, ninf](addf[nsz](x, y), z)", BITWISE),
    Row(
        "dropped here and there",
        "exp[fast](addf[fast](x, mulf[nnan](y, z)))",
        "exp[ninf](addf(x, mulf[nnan](y, z)))",
        BITWISE,
    ),
    Row("one flag for another", "addf[nnan](x, y)", "addf[ninf](x, y)", REAL),
    Row("another flag on another operation", "addf(mulf[fast](x, y), z)", "addf[fast](mulf(x, y), z)", REAL),
    # nsz
    Row("nsz: plus zero", "addf[nsz](x, 0.0)", "x", BITWISE),
    Row("nsz: minus minus zero", "subf[nsz](x, -0.0)", "x", BITWISE),
    Row("nsz: subtracted from zero", "subf[nsz](0.0, x)", "negf(x)", BITWISE),
    Row("nsz: of another operation", "addf(mulf[nsz](x, 1.0), 0.0)", "mulf(x, 1.0)", REASSOCIATED, BIT),
    Row("nsz: not for x - x", "subf[nsz](x, x)", "0.0", REAL),
    Row("nnan: plus zero", "addf[nnan](x, 0.0)", "x", REASSOCIATED),
    Row("no flag: plus zero", "addf(x, 0.0)", "addf[nsz](x, -0.0)", REASSOCIATED, BIT),
    # nnan, ninf
    Row("nnan: minus itself", "subf[nnan](x, x)", "0.0", BITWISE),
    Row("ninf: minus itself", "subf[ninf](x, x)", "0.0", REAL),
    Row("nnan: by itself", "divf[nnan](x, x)", "1.0", BITWISE),
    Row("ninf: by itself", "divf[ninf](x, x)", "1.0", REAL),
    Row("nnan and nsz: times zero", "mulf[nnan, nsz](x, 0.0)", "0.0", BITWISE),
    Row("nnan: times zero", "mulf[nnan](x, 0.0)", "0.0", REAL),
    Row("nsz: times zero", "mulf[nsz](x, 0.0)", "0.0", REAL, BIT),
    Row("nnan: unordered", "olt[nnan](x, y)", "ult(x, y)", BITWISE),
    Row("ninf: unordered", "olt[ninf](x, y)", "ult(x, y)", REAL),
    Row("nnan: equal to itself", "oeq[nnan](x, x)", "1:i1", BITWISE),
    Row("nnan: kinds of maximum", "maximumf[nnan](x, y)", "maxnumf[nnan](x, y)", REASSOCIATED, BIT),
    Row("nnan: a maximum as a select", "maximumf[nnan](x, y)", "select(ogt(x, y), x, y)", REAL),
    Row("nnan and nsz: a maximum as a select", "maximumf[nnan, nsz](x, y)", "select(ogt(x, y), x, y)", BITWISE),
    Row("nnan and nsz: a minimum as a select", "minnumf[nnan, nsz](x, y)", "select(uge(x, y), y, x)", BITWISE),
    Row("nnan and nsz: the other one", "maximumf[nnan, nsz](x, y)", "select(ogt(x, y), y, x)", NEVER),
    Row("ninf: a target that is always poison", "x", "maximumf[ninf](x, -inf)", NEVER),
    Row("nnan: no number that is always poison", "x", "maxnumf[nnan](x, nan)", NEVER),
    # contract
    Row("contract: fused", "addf[contract](mulf[contract](x, y), z)", "fma(x, y, z)", BITWISE),
    Row("contract: fused the other way round", "addf[contract](z, mulf[contract](x, y))", "fma(y, x, z)", BITWISE),
    Row("contract: a difference fused", "subf[contract](mulf[contract](x, y), z)", "fma(x, y, negf(z))", BITWISE),
    Row("contract: fused by flags of more", "addf[fast](mulf[fast](x, y), z)", "fma[nnan](x, y, z)", BITWISE),
    Row("contract: on the sum alone", "addf[contract](mulf(x, y), z)", "fma(x, y, z)", REAL, BIT),
    Row("contract: on the product alone", "addf(mulf[contract](x, y), z)", "fma(x, y, z)", REAL, BIT),
    Row("contract: unfused", "fma[contract](x, y, z)", "addf(mulf(x, y), z)", REAL, BIT),
    Row("contract: left open again", "fma[contract](x, y, z)", "addf[contract](mulf[contract](x, y), z)", REAL, BIT),
    Row(
        "contract: fused, and open beside it",
        "mulf(addf[contract](mulf[contract](x, y), z), addf[contract](mulf[contract](x, y), z))",
        "mulf(fma(x, y, z), addf[contract](mulf[contract](x, y), z))",
        REAL,
        BIT,
    ),
    Row(
        "contract: fused in both places",
        "mulf(addf[contract](mulf[contract](x, y), z), addf[contract](mulf[contract](x, y), z))",
        "mulf(fma(x, y, z), fma(y, x, z))",
        BITWISE,
    ),
    Row(
        "contract: not reassociated",
        "addf[contract](addf[contract](x, y), z)",
        "addf(x, addf(y, z))",
        REASSOCIATED,
        BIT,
    ),
    Row(
        "contract: fused one value in two ways",
        "subf(addf[contract](mulf[contract](x, y), z), addf[contract](mulf[contract](x, y), z))",
        "subf(fma(x, y, z), addf(mulf(x, y), z))",
        REAL,
        BIT,
    ),
    Row(
        "contract: fused with more than the source allows",
        "addf[contract](mulf[contract](x, y), z)",
        "fma[nnan](x, y, z)",
        REAL,
    ),
    # arcp
    Row("arcp: by the reciprocal", "divf[arcp](x, y)", "mulf(x, divf(1.0, y))", BITWISE),
    Row("arcp: by a constant's reciprocal", "divf[arcp](x, 3.0)", "mulf(x, 0.3333333432674407958984375)", BITWISE),
    Row("arcp: of the wrong operand", "divf[arcp](x, y)", "mulf(y, divf(1.0, x))", NEVER),
    Row("no arcp: by the reciprocal", "divf[contract](x, y)", "mulf(x, divf(1.0, y))", REAL, BIT),
    Row("arcp: of the target", "mulf(x, divf(1.0, y))", "divf[arcp](x, y)", REAL, BIT),
    # reassoc
    Row("reassoc: grouping", "addf[reassoc](addf[reassoc](x, y), z)", "addf(x, addf(y, z))", BITWISE),
    Row(
        "reassoc: grouping of a product",
        "mulf[reassoc](mulf[reassoc](x, y), z)",
        "mulf[reassoc](x, mulf[reassoc](y, z))",
        BITWISE,
    ),
    Row("reassoc: on the outer sum alone", "addf[reassoc](addf(x, y), z)", "addf(x, addf(y, z))", REASSOCIATED, BIT),
    Row("reassoc: on the inner sum alone", "addf(addf[reassoc](x, y), z)", "addf(x, addf(y, z))", REASSOCIATED, BIT),
    Row("reassoc: of the target", "addf(addf(x, y), z)", "addf[reassoc](x, addf[reassoc](y, z))", REASSOCIATED, BIT),
    Row("reassoc: another term", "addf[reassoc](addf[reassoc](x, y), z)", "addf(x, addf(y, y))", NEVER),
    Row(
        "reassoc: grouping with nnan",
        "addf[reassoc, nnan](addf[reassoc, nnan](x, y), z)",
        "addf(x, addf(y, z))",
        BITWISE,
    ),
    Row("reassoc: a constant out of the way", "addf[reassoc](addf[reassoc](x, 1.0), 2.0)", "addf(x, 3.0)", BITWISE),
    Row("reassoc: constants of a product", "mulf[reassoc](mulf[reassoc](x, 3.0), 0.5)", "mulf(x, 1.5)", BITWISE),
    Row("reassoc: another constant", "addf[reassoc](addf[reassoc](x, 1.0), 2.0)", "addf(x, 4.0)", NEVER),
    # afn
    Row("afn: reciprocal root", "rsqrt[afn](x)", "divf(1.0, sqrt(x))", BITWISE),
    Row("no afn: reciprocal root", "rsqrt(x)", "divf(1.0, sqrt(x))", REAL, BIT),
    Row("afn: second power", "powf[afn](x, 2.0)", "mulf(x, x)", BITWISE),
    Row("afn: another base", "exp[afn](x)", "exp2(mulf(x, 1.44269502162933349609375))", BITWISE),
    Row("afn: another base, badly", "exp[afn](x)", "exp2(mulf(x, 1.5))", NEVER),
    Row("afn: logarithm to another base", "log[afn](x)", "mulf(log2(x), 0.693147182464599609375)", BITWISE),
    Row("afn: tangent", "tan[afn](x)", "divf(sin(x), cos(x))", BITWISE),
    Row("afn: root as a power, of all numbers", "powf[afn](x, 0.5)", "sqrt(x)", REAL, BIT),
    Row("afn: root as a power", "powf[afn, ninf, nsz](x, 0.5)", "sqrt(x)", BITWISE),
    Row(
        "afn: not by what overflows",
        "tanh[afn](x)",
        "divf(subf(exp(mulf(x, 2.0)), 1.0), addf(exp(mulf(x, 2.0)), 1.0))",
        REAL,
        BIT,
    ),
    Row("afn: of a sum", "addf[afn](addf[afn](x, y), z)", "addf(x, addf(y, z))", REASSOCIATED),
]
