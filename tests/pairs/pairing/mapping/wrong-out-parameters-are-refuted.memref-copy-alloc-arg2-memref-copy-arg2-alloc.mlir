func.func @f(%A: memref<4xf32>, %x: f32) -> (memref<4xf32>, memref<2x3xf32>) {
  %R = memref.alloc() : memref<4xf32>
  %S = memref.alloc() : memref<2x3xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %x : f32
    affine.store %b, %R[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %a = affine.load %A[%i + %j] : memref<4xf32>
      affine.store %a, %S[%i, %j] : memref<2x3xf32>
    }
  }
  return %R, %S : memref<4xf32>, memref<2x3xf32>
}
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>, %arg3: memref<2x3xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<2x3xf32>
    affine.for %arg4 = 0 to 4 {
      %0 = affine.load %arg0[%arg4] : memref<4xf32>
      %1 = arith.addf %0, %arg1 : f32
      affine.store %1, %alloc[%arg4] : memref<4xf32>
    }
    affine.for %arg4 = 0 to 2 {
      affine.for %arg5 = 0 to 3 {
        %0 = affine.load %arg0[%arg4 + %arg5] : memref<4xf32>
        affine.store %0, %alloc_0[%arg4, %arg5] : memref<2x3xf32>
      }
    }
    memref.copy %arg2, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc_0, %arg3 : memref<2x3xf32> to memref<2x3xf32>
    return
  }
}
// expect: different
