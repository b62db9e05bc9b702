func.func @f(%a: vector<[4]xf32>, %p: vector<[4]xi1>, %n: i32) -> vector<[4]xf32> attributes {arm_locally_streaming, arm_new_za} {
  %t = arm_sme.get_tile {tile_id = 0 : i32} : vector<[4]x[4]xf32>
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  "arm_sme.intr.mopa"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.horiz"(%n, %p, %a) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %r = "arm_sme.intr.read.horiz"(%a, %p, %n) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
