// options: --func f
"hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input d : i8, output q : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%clk: !seq.clock, %rst: i1, %en: i1, %d: i8):
%i = "seq.initial"() ({
%k = "hw.constant"() <{value = 5 : i8}> : () -> i8
"seq.yield"(%k) : (i8) -> ()
}) : () -> !seq.immutable<i8>
%q = "seq.compreg"(%d, %clk, %i) <{name = "q", operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (i8, !seq.clock, !seq.immutable<i8>) -> i8
"hw.output"(%q) : (i8) -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input d : i8, output q : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%clk: !seq.clock, %rst: i1, %en: i1, %d: i8):
%q = "seq.firreg"(%d, %clk) <{name = "q", preset = 5 : i8}> : (i8, !seq.clock) -> i8
"hw.output"(%q) : (i8) -> ()
}) : () -> ()
// expect: equivalent bitwise static
