// options: --func f
func.func @f(%x: i8, %y: i8) -> i8 {
  %d = arith.subi %x, %y : i8
  return %d : i8
}
// -----
"hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, output y : i8>, parameters = [], sym_name = "f"}> ({
^bb0(%a: i8, %b: i8):
%y = "comb.sub"(%a, %b) : (i8, i8) -> i8
"hw.output"(%y) : (i8) -> ()
}) : () -> ()
// expect: equivalent bitwise static
