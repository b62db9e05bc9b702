module attributes {calyx.entrypoint = "main"} {
  calyx.component @main(%in0: i16, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i16, %done: i1 {done}) {
    %true = hw.constant true
    %s.in, %s.write_en, %s.clk, %s.reset, %s.out, %s.done = calyx.register @s : i16, i1, i1, i1, i16, i1
    %add.left, %add.right, %add.out = calyx.std_add @add : i16, i16, i16
    calyx.wires {
      calyx.assign %out0 = %s.out : i16
      calyx.group @begin {
        calyx.assign %s.in = %in0 : i16
        calyx.assign %s.write_en = %true : i1
        calyx.group_done %s.done : i1
      }
      calyx.group @more {
        calyx.assign %add.left = %s.out : i16
        calyx.assign %add.right = %in0 : i16
        calyx.assign %s.in = %add.out : i16
        calyx.assign %s.write_en = %true : i1
        calyx.group_done %s.done : i1
      }
    }
    calyx.control {
      calyx.seq {
        calyx.enable @begin
        calyx.enable @more
        calyx.enable @more
      }
    }
  } {toplevel}
}
