func.func @f(%a: vector<64xi8>, %i: i32) -> i8 {
  %0 = aievec.ext_elem %a, %i : vector<64xi8>, i32, i8
  return %0 : i8
}
// -----
func.func @f(%a: vector<64xi8>, %i: i32) -> i8 {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.vextract.elem8.I512"(%a, %i, %s) : (vector<64xi8>, i32, i32) -> i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// expect: equivalent bitwise static
