#map = affine_map<(d0) -> (d0)>
module {
  func.func @cholesky(%arg0: memref<6x6xf32>) {
    %c36 = arith.constant 36 : index
    %c0 = arith.constant 0 : index
    %c36_0 = arith.constant 36 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<6x6xf32>
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to 6 {
        %0 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        affine.store %0, %alloc[%arg1, %arg2] : memref<6x6xf32>
      }
    }
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = 0 to #map(%arg2) {
          %5 = affine.load %alloc[%arg1, %arg3] : memref<6x6xf32>
          %6 = affine.load %alloc[%arg2, %arg3] : memref<6x6xf32>
          %7 = affine.load %alloc[%arg1, %arg2] : memref<6x6xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.subf %7, %8 : f32
          affine.store %9, %alloc[%arg1, %arg2] : memref<6x6xf32>
        }
        %2 = affine.load %alloc[%arg2, %arg2] : memref<6x6xf32>
        %3 = affine.load %alloc[%arg1, %arg2] : memref<6x6xf32>
        %4 = arith.divf %3, %2 : f32
        affine.store %4, %alloc[%arg1, %arg2] : memref<6x6xf32>
      }
      affine.for %arg2 = 0 to #map(%arg1) {
        %2 = affine.load %alloc[%arg1, %arg2] : memref<6x6xf32>
        %3 = affine.load %alloc[%arg1, %arg1] : memref<6x6xf32>
        %4 = arith.mulf %2, %2 : f32
        %5 = arith.subf %3, %4 : f32
        affine.store %5, %alloc[%arg1, %arg1] : memref<6x6xf32>
      }
      %0 = affine.load %alloc[%arg1, %arg1] : memref<6x6xf32>
      %1 = math.sqrt %0 : f32
      affine.store %1, %alloc[%arg1, %arg1] : memref<6x6xf32>
    }
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to 6 {
        %0 = affine.load %alloc[%arg1, %arg2] : memref<6x6xf32>
        affine.store %0, %arg0[%arg1, %arg2] : memref<6x6xf32>
      }
    }
    memref.dealloc %alloc : memref<6x6xf32>
    return
  }
}
