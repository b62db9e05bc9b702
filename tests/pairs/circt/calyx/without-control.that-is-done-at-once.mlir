calyx.component @main(%a: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %one = hw.constant 1 : i32
  %true = hw.constant true
  %add.left, %add.right, %add.out = calyx.std_add @add : i32, i32, i32
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %add.left = %a : i32
    calyx.assign %add.right = %one : i32
    calyx.assign %r.in = %add.out : i32
    calyx.assign %r.write_en = %go : i1
    calyx.assign %out = %r.out : i32
    calyx.assign %done = %true : i1
  }
  calyx.control {}
} {toplevel}
// -----
func.func @main(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %out = arith.addi %a, %one : i32
  return %out : i32
}
// expect: unknown
