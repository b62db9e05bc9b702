// options: --func main

calyx.comb_component @increment(%in: i32) -> (%out: i32) {
  %one = hw.constant 1 : i32
  %add.left, %add.right, %add.out = calyx.std_add @add : i32, i32, i32
  calyx.wires {
    calyx.assign %add.left = %in : i32
    calyx.assign %add.right = %one : i32
    calyx.assign %out = %add.out : i32
  }
}
calyx.component @main(%a: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %true = hw.constant true
  %i.in, %i.out = calyx.instance @i of @increment : i32, i32
  %j.in, %j.out = calyx.instance @j of @increment : i32, i32
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out = %r.out : i32
    calyx.group @g {
      calyx.assign %i.in = %a : i32
      calyx.assign %j.in = %i.out : i32
      calyx.assign %r.in = %j.out : i32
      calyx.assign %r.write_en = %true : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control { calyx.seq { calyx.enable @g } }
} {toplevel}
// -----
calyx.comb_component @increment(%in: i32) -> (%out: i32) {
  %one = hw.constant 1 : i32
  %add.left, %add.right, %add.out = calyx.std_add @add : i32, i32, i32
  calyx.wires {
    calyx.assign %add.left = %in : i32
    calyx.assign %add.right = %one : i32
    calyx.assign %out = %add.out : i32
  }
}
func.func @main(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %out = arith.addi %a, %two : i32
  return %out : i32
}
// expect: equivalent
