"""Conversions between float formats, and between floats and integers."""

from tests.equiv.solver.identities.row import ANY_PRECISION, BITWISE, NEVER, REAL, WEAKER, Row

# Where rounding shows, two roundings are off by less than what the real numbers tell for sure.
ROUNDED = ("reassociated", "real")

ROWS = [
    Row("widened and back", "truncf<f32>(extf<f64>(x))", "x", BITWISE),
    Row("narrowed and back", "extf<f64>(truncf<f32>(d))", "d", ANY_PRECISION, ROUNDED),
    Row("a half narrowed and back", "extf<f32>(truncf<f16>(x))", "x", ANY_PRECISION, ROUNDED),
    Row("widened in two steps", "extf<f64>(extf<f32>(h))", "extf<f64>(h)", BITWISE),
    Row("narrowed in two steps", "truncf<f16>(truncf<f32>(d))", "truncf<f16>(d)", ANY_PRECISION, ROUNDED),
    Row(
        "narrowed to another format", "extf<f32>(truncf<f16>(x))", "extf<f32>(truncf<bf16>(x))", ANY_PRECISION, ROUNDED
    ),
    Row("a sum in f16", "truncf<f16>(addf(extf<f32>(h), extf<f32>(e)))", "addf(h, e)", BITWISE),
    Row("a product in f16", "truncf<f16>(mulf(extf<f32>(h), extf<f32>(e)))", "mulf(h, e)", BITWISE),
    Row("a product in bf16", "truncf<bf16>(mulf(extf<f32>(g), extf<f32>(q)))", "mulf(g, q)", BITWISE),
    Row("a quotient in bf16", "truncf<bf16>(divf(extf<f32>(g), extf<f32>(q)))", "divf(g, q)", BITWISE),
    Row("a quotient in f32", "divf(x, y)", "truncf<f32>(divf(extf<f64>(x), extf<f64>(y)))", BITWISE),
    Row("a root in f16", "truncf<f16>(sqrt(extf<f32>(h)))", "sqrt(h)", BITWISE),
    Row("a constant in f16", "truncf<f16>(addf(extf<f32>(h), 0.5))", "addf(h, 0.5)", BITWISE),
    Row("a constant that f16 does not have", "truncf<f16>(mulf(extf<f32>(h), 0.1))", "mulf(h, 0.1)", NEVER, WEAKER),
    Row(
        "a sum in f32 of two in f16",
        "addf(extf<f32>(h), extf<f32>(e))",
        "extf<f32>(addf(h, e))",
        ANY_PRECISION,
        ROUNDED,
    ),
    Row(
        "a sum of three in f16",
        "truncf<f16>(addf(addf(extf<f32>(h), extf<f32>(e)), extf<f32>(h)))",
        "addf(addf(h, e), h)",
        ANY_PRECISION,
        ROUNDED,
    ),
    Row("the opposite widened", "extf<f32>(negf(h))", "negf(extf<f32>(h))", BITWISE),
    Row("the opposite narrowed", "truncf<f16>(negf(x))", "negf(truncf<f16>(x))", BITWISE),
    Row("a maximum narrowed", "truncf<f16>(maximumf(x, y))", "maximumf(truncf<f16>(x), truncf<f16>(y))", BITWISE),
    Row("a comparison of widened numbers", "olt(extf<f32>(h), extf<f32>(e))", "olt(h, e)", BITWISE),
    Row("a comparison of narrowed numbers", "olt(truncf<f16>(x), truncf<f16>(y))", "olt(x, y)", ANY_PRECISION, ROUNDED),
    Row("order of a narrow sum", "addf(h, e)", "addf(e, h)", BITWISE),
    Row("grouping of a narrow sum", "addf(addf(h, e), h)", "addf(h, addf(e, h))", BITWISE),
    Row("one format for the other", "extf<f32>(h)", "bitcast<f32>(extui<i32>(bitcast<i16>(h)))", NEVER),
    Row("an integer in two steps", "sitofp<f32>(extsi<i32>(s))", "sitofp<f32>(s)", BITWISE),
    Row("an integer by way of a double", "truncf<f32>(sitofp<f64>(i))", "sitofp<f32>(i)", BITWISE),
    Row("a small integer to a float and back", "fptosi<i8>(sitofp<f32>(s))", "s", BITWISE),
    Row("signed for unsigned", "sitofp<f32>(i)", "uitofp<f32>(i)", NEVER),
    Row("a bit as a number", "uitofp<f32>(c)", "select(c, 1.0, 0.0)", BITWISE),
    Row("a signed bit as a number", "sitofp<f32>(c)", "select(c, -1.0, 0.0)", BITWISE),
    Row("a signed bit for a bit", "uitofp<f32>(c)", "select(c, -1.0, 0.0)", NEVER),
    Row("twice an integer", "mulf(sitofp<f32>(s), 2.0)", "sitofp<f32>(muli(extsi<i32>(s), 2))", BITWISE),
    Row("twice an integer that wraps", "mulf(sitofp<f32>(s), 2.0)", "sitofp<f32>(muli(s, 2))", NEVER),
    Row("the size of an integer", "absf(sitofp<f64>(s))", "sitofp<f64>(absi(extsi<i32>(s)))", BITWISE),
    Row("the size of the least integer", "absf(sitofp<f64>(s))", "sitofp<f64>(absi(s))", NEVER),
    Row("rounded towards zero", "fptosi<i32>(trunc(x))", "fptosi<i32>(x)", BITWISE),
    Row("rounded down", "fptosi<i32>(floor(x))", "fptosi<i32>(x)", NEVER),
    Row("the opposite of the integer", "fptosi<i32>(negf(x))", "subi(0, fptosi<i32>(x))", NEVER, WEAKER),
    Row("bits and back", "bitcast<f32>(bitcast<i32>(x))", "x", BITWISE),
    Row("the sign bit flipped", "bitcast<f32>(xori(bitcast<i32>(x), -2147483648))", "negf(x)", BITWISE),
    Row("the sign bit cleared", "bitcast<f32>(andi(bitcast<i32>(x), 2147483647))", "absf(x)", BITWISE),
    Row("the wrong bit cleared", "bitcast<f32>(andi(bitcast<i32>(x), 1073741823))", "absf(x)", NEVER),
    Row("the sign by its bit", "slt(bitcast<i32>(x), 0)", "olt(x, 0.0)", NEVER, WEAKER),
    Row("a masked number", "mulf(x, uitofp<f32>(c))", "select(c, x, 0.0)", REAL, ("real", "real-any-precision")),
]
