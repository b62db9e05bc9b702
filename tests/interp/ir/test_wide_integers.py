"""The reference's scalars beyond 128 bits, against what MLIR folds."""

from __future__ import annotations

import pytest

from interp.ir import Scalar
from interp.ir.scalars import NoNumber, Poison, UndefinedScalar, evaluate

# Patterns as `mlir-opt --canonicalize` (LLVM 22) folds each operation on constants: name, widths of operands and of the
# result, operands, result.
FOLDED = [
    ("addi", 139, 139, [0x462A6A3A4506513270E269E0D37F2A74DE4, 0xBB0607], 0x462A6A3A4506513270E269E0D37F36253EB),
    ("subi", 130, 130, [0x2099950D836F675CC81E74EF5E8E25D94, 0xF671], 0x2099950D836F675CC81E74EF5E8E16723),
    (
        "muli",
        142,
        142,
        [0x3CA31FB17C2390C192CFD3AC94AF0F21DDB6, 0x794F2A7E91E3413EED6B42E1],
        0x5EA6B8559D6C5DE670B112654030FEC8F6,
    ),
    (
        "divsi",
        147,
        147,
        [0x5C4C6F9EBDACC0CB1E29C658CDA1495E60AF5, 0x1288F110BDF56F],
        0x7FFFFFFFFFFFFE12E686E7D54B8D918075B1A,
    ),
    ("divui", 133, 133, [0x114EF8AA38922766581E27A1C08A6A63EC, 0x90D31], 0x1E9870322B09DBB4B294BFC4432F9),
    (
        "ceildivsi",
        149,
        149,
        [0x16C99C8C38FB2918F135D25F557203301850C5, 0xD2E6D3CEED3],
        0x1FFFFFFFFFFF4D14DB7FBCF52F163625A71638,
    ),
    ("ceildivui", 150, 150, [0x3DCC6B506BF2EFC6F877186D76B07E881ED162, 0x265EC2B92152B0E807C9], 0x19C4F7CB0B8F650D6D5),
    (
        "floordivsi",
        154,
        154,
        [0x253D1CC3E7D1BFBC7A2EA20B2F14C942E05319A, 0x7004816FD7FE40D0CF],
        0x3FFFFFFFFFFFFFFFFFC2D749E240B3B6F88EA6E,
    ),
    (
        "remsi",
        152,
        152,
        [0x92BD4AFAECBD389BE4BCFC49B64A0872E6CC3A, 0x183A7F85475E9A8D61],
        0xFFFFFFFFFFFFFFFFFFFFF64371A90DC08BC13C,
    ),
    ("remui", 133, 133, [0x1E0A097C976BF46C697D2CAF82EEEACBE2, 0x128EDE0D7AC3BB], 0x8679EA5D8343),
    ("maxsi", 139, 139, [0x4A37F26144B98289FCD59A54A7BB1FEE08F, 0x2FF5C2083F84669D], 0x2FF5C2083F84669D),
    ("maxui", 144, 144, [0xBB2D0F88080B10A3D6B2AA05E11AB2715945, 0x1FC77], 0xBB2D0F88080B10A3D6B2AA05E11AB2715945),
    (
        "minsi",
        155,
        155,
        [0x718A89462C33A4FB774EB5248DB40AF72158370, 0x1D8C6A678672C1A82F],
        0x718A89462C33A4FB774EB5248DB40AF72158370,
    ),
    ("minui", 134, 134, [0x2D0F17A3007E62AA0A1DF9FD789C653938, 0x3EF41587989], 0x3EF41587989),
    ("andi", 141, 141, [0x155214A0F9E77F1B103CDF1582B0EAB477D2, 0xE2223903B8FC6540C08B3], 0xA00209011828040040092),
    (
        "ori",
        155,
        155,
        [0x5A6B35147469A4D8CDB305FDD2E16096E36AAB0, 0x712D3B0AEC6F0245B],
        0x5A6B35147469A4D8CDB305FDFFFB6AFEEF6AEFB,
    ),
    ("xori", 159, 159, [0x535DBEDE2D1C9AF0153E7C2A26A2C0BD3B1287FF, 0xF85], 0x535DBEDE2D1C9AF0153E7C2A26A2C0BD3B12887A),
    ("shli", 147, 147, [0x52A58010C4759482C9CBC43435CC52EAE05CF, 0x11], 0x2188EB2905939788686B98A5D5C0B9E0000),
    ("shrsi", 151, 151, [0x53D5F09E1A8EF4F341E07A83F73F16DBF4A8B2, 0x58], 0x7FFFFFFFFFFFFFFFFFFFFFD3D5F09E1A8EF4F3),
    ("shrui", 154, 154, [0x393943266237A0465E7E4236472F1A38F2C6EC8, 0x9], 0x1C9CA193311BD0232F3F211B23978D1C79637),
    ("extsi", 130, 190, [0x2298CB3A570CCEC313571810AFC132D0D], 0x3FFFFFFFFFFFFFFE298CB3A570CCEC313571810AFC132D0D),
    ("extui", 130, 190, [0x21A358CA00D75985D99C94309570DC195], 0x21A358CA00D75985D99C94309570DC195),
    ("trunci", 190, 130, [0x3745628BF2EE4E4519F9919C895FD7B326B94C7F9118BB16], 0x119F9919C895FD7B326B94C7F9118BB16),
    ("extsi", 64, 192, [0x868739FA9D1DE2A0], 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF868739FA9D1DE2A0),
    ("trunci", 192, 64, [0xA607679D6050914A9D33A01C353C631CDFD43F371200339D], 0xDFD43F371200339D),
]


@pytest.mark.parametrize(("name", "width", "of_result", "given", "result"), FOLDED)
def test_agrees_with_what_mlir_folds(name: str, width: int, of_result: int, given: list[int], result: int) -> None:
    types = [Scalar(f"i{width}")] * len(given)
    assert evaluate(name, (), types, [Scalar(f"i{of_result}")], given) == [result]


@pytest.mark.parametrize(
    ("name", "flags", "given", "problem"),
    [
        ("addi", ("nuw",), [(1 << 200) - 1, 1], Poison),
        ("addi", ("nsw",), [(1 << 199) - 1, 1], Poison),
        ("muli", ("nsw",), [1 << 100, 1 << 99], Poison),
        ("shli", (), [1, 200], Poison),
        ("shrui", ("exact",), [1 << 149, 150], Poison),
        ("divui", ("exact",), [9, 2], Poison),
        ("ori", ("disjoint",), [1 << 150, 3 << 150], Poison),
        ("divui", (), [1, 0], UndefinedScalar),
        ("divsi", (), [1 << 199, (1 << 200) - 1], UndefinedScalar),
        ("remsi", (), [1 << 199, (1 << 200) - 1], NoNumber),
    ],
)
def test_has_no_number_where_a_flag_or_an_operand_excludes_it(
    name: str, flags: tuple[str, ...], given: list[int], problem: type[Exception]
) -> None:
    type_ = Scalar("i200")
    with pytest.raises(problem):
        evaluate(name, flags, [type_] * 2, [type_], given)


@pytest.mark.parametrize(
    ("name", "flags", "given", "result"),
    [
        ("addi", ("nuw",), [(1 << 200) - 2, 1], (1 << 200) - 1),
        ("addi", ("nsw",), [(1 << 199) - 2, 1], (1 << 199) - 1),
        ("muli", ("nsw",), [1 << 100, 1 << 98], 1 << 198),
        ("shli", (), [1, 199], 1 << 199),
        ("shrui", ("exact",), [1 << 150, 150], 1),
        ("divui", ("exact",), [8, 2], 4),
        ("ori", ("disjoint",), [1 << 150, 1 << 151], 3 << 150),
    ],
)
def test_has_one_where_the_flags_hold(name: str, flags: tuple[str, ...], given: list[int], result: int) -> None:
    type_ = Scalar("i200")
    assert evaluate(name, flags, [type_] * 2, [type_], given) == [result]


def test_what_the_native_table_alone_knows_has_no_number() -> None:
    wide = Scalar("i200")
    with pytest.raises(NoNumber):
        evaluate("an operation of another table", (), [wide], [wide], [1])
