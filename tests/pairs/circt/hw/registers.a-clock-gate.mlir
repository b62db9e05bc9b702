// options: --func f
"hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input d : i8, output q : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%clk: !seq.clock, %rst: i1, %en: i1, %d: i8):
%zero = "hw.constant"() <{value = 0 : i8}> : () -> i8
%q = "seq.compreg.ce"(%d, %clk, %en, %rst, %zero) <{name = "q", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i1, i8) -> i8
"hw.output"(%q) : (i8) -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input d : i8, output q : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%clk: !seq.clock, %rst: i1, %en: i1, %d: i8):
%zero = "hw.constant"() <{value = 0 : i8}> : () -> i8
%g = "seq.clock_gate"(%clk, %en) : (!seq.clock, i1) -> !seq.clock
%q = "seq.compreg.ce"(%d, %g, %en, %rst, %zero) <{name = "q", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i1, i8) -> i8
"hw.output"(%q) : (i8) -> ()
}) : () -> ()
// expect: different
