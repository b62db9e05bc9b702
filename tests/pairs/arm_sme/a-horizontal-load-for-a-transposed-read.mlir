#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%A: memref<4x4xi128>, %m: vector<[1]x[1]xi1>) -> vector<[1]x[1]xi128> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i128
  %r = vector.transfer_read %A[%c0, %c0], %p, %m {in_bounds = [true, true], permutation_map = #t} : memref<4x4xi128>, vector<[1]x[1]xi128>
  return %r : vector<[1]x[1]xi128>
}
// -----
func.func @f(%A: memref<4x4xi128>, %m: vector<[1]x[1]xi1>) -> vector<[1]x[1]xi128> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i128
  %r = arm_sme.tile_load %A[%c0, %c0], %p, %m : memref<4x4xi128>, vector<[1]x[1]xi128>
  return %r : vector<[1]x[1]xi128>
}
// expect: different
