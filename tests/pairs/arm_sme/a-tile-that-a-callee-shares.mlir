// What is called may write into the tiles of its caller.
func.func private @g() attributes {arm_inout_za}
func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %all = arith.constant dense<true> : vector<[4]xi1>
  %none = arith.constant dense<0.0> : vector<[4]xf32>
  %c1 = arith.constant 1 : i32
  "arm_sme.intr.write.horiz"(%c1, %all, %a) <{tile_id = 2 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  func.call @g() : () -> ()
  %r = "arm_sme.intr.read.horiz"(%none, %all, %c1) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func private @g() attributes {arm_inout_za}
func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  func.call @g() : () -> ()
  return %a : vector<[4]xf32>
}
// expect: unknown
