"calyx.component"() <{function_type = (i8, i1, i1, i1, i8, i1) -> (), portAttributes = [{}, {go}, {clk}, {reset}, {}, {done}], portDirections = 48 : i6, portNames = ["in", "go", "clk", "reset", "out", "done"], sym_name = "main"}> ({
^bb0(%in: i8, %go: i1, %clk: i1, %reset: i1, %out: i8, %done: i1):
  %one = "hw.constant"() <{value = true}> : () -> i1
  %r:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
  %s:3 = "calyx.std_add"() <{sym_name = "s"}> : () -> (i8, i8, i8)
  "calyx.wires"() ({
    "calyx.assign"(%out, %r#4) : (i8, i8) -> ()
    "calyx.group"() <{sym_name = "g"}> ({
      "calyx.assign"(%s#0, %in) : (i8, i8) -> ()
      "calyx.assign"(%s#1, %in) : (i8, i8) -> ()
      "calyx.assign"(%r#0, %s#2) : (i8, i8) -> ()
      "calyx.assign"(%r#1, %one) : (i1, i1) -> ()
      "calyx.group_done"(%r#5) : (i1) -> ()
    }) : () -> ()
  }) : () -> ()
  "calyx.control"() ({
    "calyx.seq"() ({
      "calyx.enable"() <{groupName = @g}> : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {toplevel} : () -> ()
// -----
calyx.component @main(%in: i8, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i8, %done: i1 {done}) {
  %true = hw.constant true
  %two = hw.constant 2 : i8
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i8, i1, i1, i1, i8, i1
  %l.left, %l.right, %l.out = calyx.std_lsh @l : i8, i8, i8
  %one = calyx.constant @one <2 : i8> : i8
  calyx.wires {
    calyx.assign %out = %r.out : i8
    calyx.group @g {
      calyx.assign %l.left = %in : i8
      calyx.assign %l.right = %one : i8
      calyx.assign %r.in = %true ? %l.out : i8
      calyx.assign %r.write_en = %true : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control {
    calyx.seq {
      calyx.enable @g
    }
  }
} {toplevel}
// expect: different
