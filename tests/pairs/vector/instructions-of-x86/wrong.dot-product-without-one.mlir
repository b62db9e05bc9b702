// The third operand of the intrinsic has a bit for each product.
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.intr.dot %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = llvm.mlir.constant(127 : i8) : i8
  %1 = "x86vector.avx.intr.dp.ps.256"(%a, %b, %0) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  return %1 : vector<8xf32>
}
// expect: unknown unsupported
