"""Memory on the stack ends with its function, also where a task or a pointer still knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

import equiv

HEADER = 'files "a.air"\n\n'

# Each with `{stack}` where the target's memory is on the stack of a function that has returned when it is used.
ESCAPES = {
    "a pointer is returned": """
        func @g() -> (ptr) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %p: ptr = address %v return %p
        }}
        func @main(%o: view<1xi32>) {{ %p: ptr = call @g() %x: i32 = load %p[] store %x, %o[0] return }}""",
    "a pointer is returned through two functions": """
        func @h() -> (ptr) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %p: ptr = address %v return %p
        }}
        func @g() -> (ptr) {{ %p: ptr = call @h() %q: ptr = displace %p by 0 return %q }}
        func @main(%o: view<1xi32>) {{ %p: ptr = call @g() %x: i32 = load %p[] store %x, %o[0] return }}""",
    "a pointer is left in memory": """
        func @g(%s: view<ptr>) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %p: ptr = address %v store %p, %s[] return
        }}
        func @main(%o: view<1xi32>) {{
          %s: view<ptr> = alloc [] call @g(%s) %p: ptr = load %s[] %x: i32 = load %p[] store %x, %o[0] return
        }}""",
    "bytes are copied from it": """
        func @g() -> (ptr) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %p: ptr = address %v return %p
        }}
        func @main(%o: view<1xi32>) {{ %p: ptr = call @g() %q: ptr = address %o copy %q, %p bytes 4 return }}""",
    "bytes are written to it": """
        func @g() -> (ptr) {{ %v: view<1xi32> = alloc [1]{stack} %p: ptr = address %v return %p }}
        func @main(%o: view<1xi32>) {{
          %p: ptr = call @g() %c: i32 = const 5 store %c, %p[] %x: i32 = const 5 store %x, %o[0] return
        }}""",
    "a task reads it": """
        func @g(%o: view<1xi32>) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %t = spawn detached {{ acquire @go[] 1 %x: i32 = load %v[0] store %x, %o[0] release @done[] 1 }}
          return
        }}
        func @main(%o: view<1xi32>) {{ call @g(%o) release @go[] 1 acquire @done[] 1 return }}""",
    "a task writes it": """
        func @g(%o: view<1xi32>) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5
          %t = spawn detached {{ acquire @go[] 1 store %c, %v[0] store %c, %o[0] release @done[] 1 }}
          return
        }}
        func @main(%o: view<1xi32>) {{ call @g(%o) release @go[] 1 acquire @done[] 1 return }}""",
    "a task reads a part of it": """
        func @g(%o: view<1xi32>) {{
          %v: view<4xi32> = alloc [4]{stack} %c: i32 = const 5 store %c, %v[2]
          %w: view<1xi32, offset 2> = view %v offset 2 sizes [1] strides [1]
          %t = spawn detached {{ acquire @go[] 1 %x: i32 = load %w[0] store %x, %o[0] release @done[] 1 }}
          return
        }}
        func @main(%o: view<1xi32>) {{ call @g(%o) release @go[] 1 acquire @done[] 1 return }}""",
    "a task hands it on": """
        func @g() -> (index) {{
          %v: view<1xi32> = alloc [1]{stack} %c: i32 = const 5 store %c, %v[0]
          %t = spawn {{ yield %v }} return %t
        }}
        func @main(%o: view<1xi32>) {{
          %t = call @g() %v: view<1xi32> = wait %t %x: i32 = load %v[0] store %x, %o[0] return
        }}""",
}

ASYNC = """
func.func private @g(%o: memref<1xi32>) -> !async.token {{
  %a = memref.{alloc}() : memref<1xi32>
  %c = arith.constant 5 : i32
  %z = arith.constant 0 : index
  memref.store %c, %a[%z] : memref<1xi32>
  %t = async.execute {{
    %x = memref.load %a[%z] : memref<1xi32>
    memref.store %x, %o[%z] : memref<1xi32>
    async.yield
  }}
  return %t : !async.token
}}
func.func @main(%o: memref<1xi32>) {{
  %t = call @g(%o) : (memref<1xi32>) -> !async.token
  async.await %t : !async.token
  return
}}
"""


def verdict(folder: Path, suffix: str, source: str, target: str) -> str:
    paths = [folder / f"{name}.{suffix}" for name in ("before", "after")]
    for path, text in zip(paths, (source, target), strict=True):
        path.write_text(text)
    return str(equiv.verify(*map(str, paths), function="main").verdict)


@pytest.mark.parametrize("text", ESCAPES.values(), ids=ESCAPES)
def test_memory_of_a_function_that_has_returned_is_no_more(tmp_path: Path, text: str) -> None:
    source, target = (HEADER + text.format(stack=stack) for stack in ("", " stack"))
    assert verdict(tmp_path, "air", source, target) != "equivalent"


def test_an_async_task_that_outlives_its_function_does_not_use_its_stack(tmp_path: Path) -> None:
    source, target = (ASYNC.format(alloc=alloc) for alloc in ("alloc", "alloca"))
    assert verdict(tmp_path, "mlir", source, target) != "equivalent"
    assert verdict(tmp_path, "mlir", source, source + "\n") == "equivalent"
