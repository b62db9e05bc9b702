// options: --func f
// The higher bits are of no number; the lower ones are what they are.
"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, output y : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%a: i4, %b: i4):
%q = "comb.divu"(%a, %b) : (i4, i4) -> i4
%y = "comb.concat"(%q, %a) : (i4, i4) -> i8
"hw.output"(%y) : (i8) -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, output y : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%a: i4, %b: i4):
%q = "comb.divu"(%a, %b) : (i4, i4) -> i4
%y = "comb.concat"(%q, %a) : (i4, i4) -> i8
"hw.output"(%y) : (i8) -> ()
}) : () -> ()
// expect: unknown unsupported
