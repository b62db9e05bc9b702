"""How instructions are written: the operands of each, as its documentation lists them.

The documentation is `doc/plena_isa_spec.md` of PLENA's compiler; how wide immediates are says its assembler."""

from __future__ import annotations

GP, FP, ADDRESS = "gp", "f", "a"
REGISTERS = {GP: 16, FP: 8, ADDRESS: 8}
"""How many there are of each kind; its name is what precedes their number."""
SHORT, LONG = "an immediate of 18 bits", "an immediate of 22 bits"
FLAG, ZERO, NO_MASK = "0 or 1", "0", "a mask"
IMMEDIATES = {SHORT: 1 << 18, LONG: 1 << 22, FLAG: 2, NO_MASK: 2, ZERO: 1}
"""The number behind the largest one."""
OMITTED = frozenset({NO_MASK, ZERO})  # what may be left out at the end, and is 0 then

LOOP_START, LOOP_END = "C_LOOP_START", "C_LOOP_END"

OPERANDS: dict[str, tuple[str, ...]] = {
    "M_MM": (ZERO, GP, GP),
    "M_TMM": (ZERO, GP, GP),
    "M_MM_WO": (GP, ZERO, SHORT),
    **dict.fromkeys(("V_ADD_VV", "V_MUL_VV"), (GP, GP, GP, NO_MASK)),
    **dict.fromkeys(("V_ADD_VF", "V_MUL_VF"), (GP, GP, FP, NO_MASK)),
    "V_SUB_VF": (GP, GP, FP, NO_MASK, FLAG),
    **dict.fromkeys(("V_EXP_V", "V_RECI_V"), (GP, GP, NO_MASK)),
    **dict.fromkeys(("V_RED_SUM", "V_RED_MAX"), (FP, GP, NO_MASK)),
    **dict.fromkeys(("S_ADD_INT", "S_SUB_INT", "S_MUL_INT", "S_SLL_INT", "S_SRL_INT"), (GP, GP, GP)),
    **dict.fromkeys(("S_ADDI_INT", "S_SLLI_INT", "S_SRLI_INT", "S_LD_INT", "S_ST_INT"), (GP, GP, SHORT)),
    "S_LUI_INT": (GP, LONG),
    **dict.fromkeys(("S_ADD_FP", "S_SUB_FP", "S_MUL_FP", "S_MAX_FP"), (FP, FP, FP)),
    **dict.fromkeys(("S_EXP_FP", "S_RECI_FP", "S_SQRT_FP"), (FP, FP)),
    **dict.fromkeys(("S_LD_FP", "S_ST_FP"), (FP, GP, SHORT)),
    "S_MAP_V_FP": (GP, GP, SHORT),
    **dict.fromkeys(("H_PREFETCH_M", "H_PREFETCH_V", "H_STORE_V"), (GP, GP, ADDRESS, FLAG, FLAG)),
    "C_SET_ADDR_REG": (ADDRESS, GP, GP),
    **dict.fromkeys(("C_SET_SCALE_REG", "C_SET_STRIDE_REG", "C_SET_V_MASK_REG"), (GP,)),
    LOOP_START: (GP, LONG),
    LOOP_END: (GP, ZERO),
}

OPEN: dict[str, str] = {
    **dict.fromkeys(
        ("M_MV", "M_TMV", "M_MV_WO"),
        "the documentation has it compute MLEN elements, the emulator BLEN, from operands the other way round",
    ),
    **dict.fromkeys(
        ("M_BMM", "M_BTMM", "M_BMM_WO", "M_BMV", "M_BTMV", "M_BMV_WO"),
        "the documentation does not say by what the products of heads are scaled",
    ),
    "V_SUB_VV": "the documentation and the emulator take its operands in opposite orders",
    "C_BREAK": "the documentation has it stop for a debugger, the emulator leave a loop",
}
"""Instructions whose definitions leave open, or contradict each other in, what they compute."""
