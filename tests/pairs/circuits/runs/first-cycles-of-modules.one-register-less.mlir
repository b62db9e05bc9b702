// options: --func f@4
"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, input clk : !seq.clock, output y : i4>, parameters = [], per_port_attrs = [], sym_name = "f"}> ({
^bb0(%a: i4, %b: i4, %clk: !seq.clock):
%z = "seq.initial"() ({
  %k = "hw.constant"() <{value = 0 : i4}> : () -> i4
  "seq.yield"(%k) : (i4) -> ()
}) : () -> !seq.immutable<i4>
%n = "comb.and"(%a, %b) : (i4, i4) -> i4
%y = "seq.compreg"(%n, %clk, %z) <{name = "y", operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (i4, !seq.clock, !seq.immutable<i4>) -> i4
"hw.output"(%y) : (i4) -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, input clk : !seq.clock, output y : i4>, parameters = [], per_port_attrs = [], sym_name = "f"}> ({
^bb0(%a: i4, %b: i4, %clk: !seq.clock):
%z = "seq.initial"() ({
  %k = "hw.constant"() <{value = 0 : i4}> : () -> i4
  "seq.yield"(%k) : (i4) -> ()
}) : () -> !seq.immutable<i4>
%p = "seq.compreg"(%a, %clk, %z) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (i4, !seq.clock, !seq.immutable<i4>) -> i4
%y = "comb.and"(%p, %b) : (i4, i4) -> i4
"hw.output"(%y) : (i4) -> ()
}) : () -> ()
// expect: different
