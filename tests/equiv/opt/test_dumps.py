"""What is read of the programs that a tool prints between passes."""

from __future__ import annotations

from equiv.opt.dumps import before_the_last, read_dumps

_BEFORE = b"// -----// IR Dump Before Canonicalizer (canonicalize) ('builtin.module' operation) //----- //\n"
_AFTER = _BEFORE.replace(b"Before", b"After")
_MODULE = b"module {\n  func.func @f() {\n    return\n  }\n  func.func @g() {\n    return\n  }\n}\n\n"


def test_a_program_that_a_tool_was_stopped_in_is_none() -> None:
    whole = _BEFORE + _MODULE + _AFTER + _MODULE.replace(b"@g", b"@h")
    (found,) = read_dumps(whole).applications
    assert found.after is not None and b"@h" in found.after
    for end in (len(whole) - 5, len(whole) - 45, len(_BEFORE + _MODULE + _AFTER)):
        (cut,) = read_dumps(before_the_last(whole[:end])).applications
        assert cut.before == found.before
        assert cut.after is None
    assert before_the_last(b"nothing") == b"nothing"
