"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, input clk : !seq.clock, output y : i4>, parameters = [], per_port_attrs = [], sym_name = "f"}> ({
^bb0(%a: i4, %b: i4, %clk: !seq.clock):
  %n = "comb.and"(%a, %b) : (i4, i4) -> i4
  %y = "seq.compreg"(%n, %clk) <{name = "y", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i4, !seq.clock) -> i4
  "hw.output"(%y) : (i4) -> ()
}) : () -> ()
// -----
hw.module @f(in %a : i4, in %b : i4, in %clk : !seq.clock, out y : i4) {
  %c-1_i4 = hw.constant -1 : i4
  %0 = comb.xor bin %a, %c-1_i4 : i4
  %1 = comb.xor bin %b, %c-1_i4 : i4
  %2 = comb.and %0, %1 : i4
  %3 = comb.xor %2, %c-1_i4 {sv.namehint = "n"} : i4
  %y = seq.compreg %3, %clk : i4
  hw.output %y : i4
}
// expect: different
