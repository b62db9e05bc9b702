func.func @f(%a: vector<64xi8>, %i: i32) -> i8 {
  %s = arith.constant 2 : i32
  %0 = "xllvm.intr.aie2.vextract.elem8.I512"(%a, %i, %s) : (vector<64xi8>, i32, i32) -> i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// -----
func.func @f(%a: vector<64xi8>, %i: i32) -> i8 {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.vextract.elem8.I512"(%a, %i, %s) : (vector<64xi8>, i32, i32) -> i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}
// expect: unknown open-obligation
