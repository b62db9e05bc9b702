func.func @f(%A: memref<40x70xf32>, %B: memref<40x70xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %A, %c0 : memref<40x70xf32>
  %n = memref.dim %A, %c1 : memref<40x70xf32>
  %two = arith.constant 2.0 : f32
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %v = affine.load %A[%i, %j] : memref<40x70xf32>
      %w = arith.mulf %v, %two : f32
      affine.store %w, %B[%i, %j] : memref<40x70xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<40x70xf32>, %B: memref<40x70xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %A, %c0 : memref<40x70xf32>
  %n = memref.dim %A, %c1 : memref<40x70xf32>
  affine.for %i = 0 to %m step 32 {
    affine.for %j = 0 to %n step 64 {
      %p = ub.poison : f32
      %two = arith.constant dense<2.0> : vector<32x64xf32>
      %v = vector.transfer_read %A[%i, %j], %p : memref<40x70xf32>, vector<32x64xf32>
      %o = arith.addf %two, %two : vector<32x64xf32>
      %w = arith.mulf %v, %o : vector<32x64xf32>
      vector.transfer_write %w, %B[%i, %j] : vector<32x64xf32>, memref<40x70xf32>
    }
  }
  return
}
// expect: different
