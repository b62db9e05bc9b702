#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%v: vector<[2]x[2]xf64>, %A: memref<8x8xf64>, %m: vector<[2]x[2]xi1>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %A[%c0, %c0], %m {in_bounds = [true, true], permutation_map = #t} : vector<[2]x[2]xf64>, memref<8x8xf64>
  return
}
// -----
func.func @f(%v: vector<[2]x[2]xf64>, %A: memref<8x8xf64>, %m: vector<[2]x[2]xi1>) {
  %c0 = arith.constant 0 : index
  arm_sme.tile_store %v, %A[%c0, %c0], %m layout<vertical> : memref<8x8xf64>, vector<[2]x[2]xf64>
  return
}
// expect: equivalent bitwise
