// A tile of the function's own is zero at its beginning.
func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %all = arith.constant dense<true> : vector<[4]xi1>
  %c1 = arith.constant 1 : i32
  %r = "arm_sme.intr.read.horiz"(%a, %all, %c1) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %r = arith.constant dense<0.0> : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// expect: equivalent bitwise listed
