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
  %0 = ub.poison : vector<32xf32>
  %c0 = arith.constant 0 : index
  %1 = ub.poison : f32
  %2 = vector.transfer_read %arg0[%c0, %c0], %1 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %arg1[%c0, %c0], %1 {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
  %4 = vector.shape_cast %3 : vector<8x4xf32> to vector<32xf32>
  %5 = vector.shuffle %4, %0 [0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31] : vector<32xf32>, vector<32xf32>
  %6 = vector.shape_cast %5 : vector<32xf32> to vector<4x8xf32>
  %7 = vector.transfer_read %arg2[%c0, %c0], %1 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %8 = math.exp %2 : vector<4x8xf32>
  %9 = arith.addf %8, %6 : vector<4x8xf32>
  %10 = arith.cmpf ogt, %9, %2 : vector<4x8xf32>
  %11 = arith.select %10, %9, %7 : vector<4x8xi1>, vector<4x8xf32>
  vector.transfer_write %11, %arg2[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
  return
}
// expect: equivalent bitwise static
