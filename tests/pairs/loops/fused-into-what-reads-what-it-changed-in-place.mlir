// By `affine-loop-fusion` of torch-mlir's MLIR. A producer that changes its array in place is done once more on what it has changed, as in https://github.com/llvm/llvm-project/issues/210490.
func.func @kernel(%x: memref<6xf32>, %y: memref<3xf32>, %by: f32) {
  affine.for %i = 0 to 6 {
    %a = affine.load %x[%i] : memref<6xf32>
    %b = arith.mulf %a, %by : f32
    affine.store %b, %x[%i] : memref<6xf32>
  }
  affine.for %i = 0 to 3 {
    %a = affine.load %x[%i] : memref<6xf32>
    affine.store %a, %y[%i] : memref<3xf32>
  }
  return
}
// -----
module {
  func.func @kernel(%arg0: memref<6xf32>, %arg1: memref<3xf32>, %arg2: f32) {
    %alloc = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = arith.mulf %0, %arg2 : f32
      affine.store %1, %arg0[%arg3] : memref<6xf32>
    }
    affine.for %arg3 = 0 to 3 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = arith.mulf %0, %arg2 : f32
      affine.store %1, %alloc[0] : memref<1xf32>
      %2 = affine.load %alloc[0] : memref<1xf32>
      affine.store %2, %arg1[%arg3] : memref<3xf32>
    }
    return
  }
}
// expect: different
