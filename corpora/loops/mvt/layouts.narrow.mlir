#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    scf.for %arg4 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg4 : i32 to index
      scf.for %arg5 = %c0_i32 to %c7_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg5 : i32 to index
        %2 = memref.load %arg0[%0, %1] : memref<6x7xf32>
        memref.store %2, %alloc[%0, %1] : memref<6x7xf32, #map>
      }
    }
    scf.for %arg4 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg4 : i32 to index
      scf.for %arg5 = %c0_i32 to %c7_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg5 : i32 to index
        %2 = memref.load %alloc[%0, %1] : memref<6x7xf32, #map>
        %3 = memref.load %arg1[%1] : memref<7xf32>
        %4 = memref.load %arg2[%0] : memref<6xf32>
        %5 = arith.mulf %2, %3 : f32
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg2[%0] : memref<6xf32>
      }
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    scf.for %arg4 = %c0_i32 to %c7_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg4 : i32 to index
      scf.for %arg5 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg5 : i32 to index
        %2 = memref.load %transpose[%0, %1] : memref<7x6xf32, strided<[1, 7]>>
        %3 = memref.load %arg2[%1] : memref<6xf32>
        %4 = memref.load %arg3[%0] : memref<7xf32>
        %5 = arith.mulf %2, %3 : f32
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg3[%0] : memref<7xf32>
      }
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
