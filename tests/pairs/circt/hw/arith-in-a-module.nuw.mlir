// options: --func f
// What is poison in arith is so in a circuit.
"hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, output y : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%a: i8, %b: i8):
%y = "comb.shl"(%a, %b) : (i8, i8) -> i8
"hw.output"(%y) : (i8) -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, output y : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%a: i8, %b: i8):
%n = "arith.constant"() <{value = 8 : i8}> : () -> i8
%z = "arith.constant"() <{value = 0 : i8}> : () -> i8
%s = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<nuw>}> : (i8, i8) -> i8
%c = "arith.cmpi"(%b, %n) <{predicate = 9 : i64}> : (i8, i8) -> i1
%y = "arith.select"(%c, %z, %s) : (i1, i8, i8) -> i8
"hw.output"(%y) : (i8) -> ()
}) : () -> ()
// expect: different
