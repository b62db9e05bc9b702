func.func @f(%A: memref<4x8xf32>, %B: memref<8x4xf32>, %C: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                  affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%A, %B : memref<4x8xf32>, memref<8x4xf32>) outs(%C : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %e = math.exp %a : f32
    %s = arith.addf %e, %b : f32
    %g = arith.cmpf ogt, %s, %a : f32
    %r = arith.select %g, %s, %c : f32
    linalg.yield %r : f32
  }
  return
}
// -----
func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = ub.poison : f32
  %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %4 = vector.transfer_read %arg2[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %5 = math.exp %1 : vector<4x8xf32>
  %6 = arith.addf %5, %3 : vector<4x8xf32>
  %7 = arith.cmpf ogt, %6, %1 : vector<4x8xf32>
  %8 = arith.select %7, %6, %4 : vector<4x8xi1>, vector<4x8xf32>
  vector.transfer_write %8, %arg2[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
  return
}
// expect: equivalent bitwise static
