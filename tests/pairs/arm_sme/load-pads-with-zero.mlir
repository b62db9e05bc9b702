func.func @f(%A: memref<?x?xf32>, %m: vector<[4]x[4]xi1>, %p: f32) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %A[%c0, %c0], %p, %m : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// -----
func.func @f(%A: memref<?x?xf32>, %m: vector<[4]x[4]xi1>, %p: f32) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %t = arm_sme.tile_load %A[%c0, %c0], %z, %m : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// expect: different
