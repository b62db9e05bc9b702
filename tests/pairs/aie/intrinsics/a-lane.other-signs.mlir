func.func @f(%a: vector<64xi8>, %i: i32) -> i32 {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.vextract.elem8.I512"(%a, %i, %s) : (vector<64xi8>, i32, i32) -> i32
  return %0 : i32
}
// -----
func.func @f(%a: vector<64xi8>, %i: i32) -> i32 {
  %s = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.vextract.elem8.I512"(%a, %i, %s) : (vector<64xi8>, i32, i32) -> i32
  return %0 : i32
}
// expect: unknown open-obligation
