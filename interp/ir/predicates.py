"""The predicates of `cmpi` and `cmpf`, in the order of the numbers that the arith and LLVM dialects give them."""

INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_PREDICATES = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)

COMPARISONS: dict[str, tuple[str, bool, bool]] = {
    "cmpi.ne": ("cmpi.eq", False, True),
    **{
        f"cmpi.{sign}{relation}": (f"cmpi.{sign}lt", swapped, negated)
        for sign in "su"
        for relation, swapped, negated in (("gt", True, False), ("ge", False, True), ("le", True, True))
    },
    "cmpf.une": ("cmpf.oeq", False, True),
    "cmpf.ueq": ("cmpf.one", False, True),
    "cmpf.uno": ("cmpf.ord", False, True),
    "cmpf.ogt": ("cmpf.olt", True, False),
    "cmpf.uge": ("cmpf.olt", False, True),
    "cmpf.ule": ("cmpf.olt", True, True),
    "cmpf.oge": ("cmpf.ole", True, False),
    "cmpf.ugt": ("cmpf.ole", False, True),
    "cmpf.ult": ("cmpf.ole", True, True),
}
"""What a comparison is in terms of another one: its name, whether with operands swapped, whether negated."""
