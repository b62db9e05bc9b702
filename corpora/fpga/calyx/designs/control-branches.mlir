func.func @main(%a: i32, %b: i32) -> i32 {
  %p = arith.muli %a, %b : i32
  %q = arith.muli %p, %p : i32
  %c = arith.cmpi slt, %p, %a : i32
  %r = scf.if %c -> i32 {
    %m = arith.muli %q, %b : i32
    scf.yield %m : i32
  } else {
    %s = arith.addi %p, %q : i32
    scf.yield %s : i32
  }
  return %r : i32
}
