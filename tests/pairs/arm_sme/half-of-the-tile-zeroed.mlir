func.func @f(%a: vector<[4]xf32>, %p: vector<[4]xi1>, %i: index) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %all = arith.constant dense<true> : vector<[4]xi1>
  %none = arith.constant dense<0.0> : vector<[4]xf32>
  %n = arith.index_castui %i : index to i32
  "arm_sme.intr.mopa"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  %r = "arm_sme.intr.read.horiz"(%none, %all, %n) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%a: vector<[4]xf32>, %p: vector<[4]xi1>, %i: index) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %all = arith.constant dense<true> : vector<[4]xi1>
  %none = arith.constant dense<0.0> : vector<[4]xf32>
  %n = arith.index_castui %i : index to i32
  "arm_sme.intr.mopa"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 16 : i32}> : () -> ()
  %r = "arm_sme.intr.read.horiz"(%none, %all, %n) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// expect: different
