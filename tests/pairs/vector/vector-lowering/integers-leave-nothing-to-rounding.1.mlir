func.func @f(%A: memref<4x8xi32>, %B: memref<8x4xi32>, %C: memref<4x4xi32>) {
  linalg.matmul ins(%A, %B : memref<4x8xi32>, memref<8x4xi32>) outs(%C : memref<4x4xi32>)
  return
}
// -----
func.func @f(%arg0: memref<4x8xi32>, %arg1: memref<8x4xi32>, %arg2: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %0 = ub.poison : i32
  %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x8xi32>, vector<4x8xi32>
  %2 = vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true]} : memref<8x4xi32>, vector<8x4xi32>
  %3 = vector.transfer_read %arg2[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x4xi32>, vector<4x4xi32>
  %4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %1, %2, %3 : vector<4x8xi32>, vector<8x4xi32> into vector<4x4xi32>
  vector.transfer_write %4, %arg2[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
  return
}
// expect: equivalent bitwise
