module attributes {calyx.entrypoint = "main"} {
  calyx.component @main(%in0: i16, %in1: i16, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i16, %done: i1 {done}) {
    %true = hw.constant true
    %zero = hw.constant 0 : i32
    %one = hw.constant 1 : i32
    %nine = hw.constant 9 : i32
    %n.in, %n.write_en, %n.clk, %n.reset, %n.out, %n.done = calyx.register @n : i32, i1, i1, i1, i32, i1
    %s.in, %s.write_en, %s.clk, %s.reset, %s.out, %s.done = calyx.register @s : i16, i1, i1, i1, i16, i1
    %add.left, %add.right, %add.out = calyx.std_add @add : i32, i32, i32
    %lt.left, %lt.right, %lt.out = calyx.std_lt @lt : i32, i32, i1
    %mul.clk, %mul.reset, %mul.go, %mul.left, %mul.right, %mul.out, %mul.done = calyx.std_mult_pipe @mul : i1, i1, i1, i16, i16, i16, i1
    calyx.wires {
      calyx.assign %out0 = %s.out : i16
      calyx.assign %lt.left = %n.out : i32
      calyx.assign %lt.right = %nine : i32
      calyx.group @begin {
        calyx.assign %n.in = %zero : i32
        calyx.assign %n.write_en = %true : i1
        calyx.assign %s.in = %in1 : i16
        calyx.assign %s.write_en = %true : i1
        calyx.group_done %n.done : i1
      }
      calyx.group @times {
        calyx.assign %mul.left = %s.out : i16
        calyx.assign %mul.right = %in0 : i16
        %not = comb.xor %mul.done, %true : i1
        calyx.assign %mul.go = %not ? %true : i1
        calyx.assign %s.in = %mul.out : i16
        calyx.assign %s.write_en = %mul.done : i1
        calyx.group_done %s.done : i1
      }
      calyx.group @count {
        calyx.assign %add.left = %n.out : i32
        calyx.assign %add.right = %one : i32
        calyx.assign %n.in = %add.out : i32
        calyx.assign %n.write_en = %true : i1
        calyx.group_done %n.done : i1
      }
    }
    calyx.control {
      calyx.seq {
        calyx.enable @begin
        calyx.while %lt.out {
          calyx.seq {
            calyx.enable @times
            calyx.enable @count
          }
        }
      }
    }
  } {toplevel}
}
