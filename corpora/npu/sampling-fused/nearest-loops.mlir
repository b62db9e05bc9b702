module {
  func.func @kernel(%arg0: memref<1x2x4x5xf32>, %arg1: memref<1x2x8x20xf32>) -> memref<1x2x8xf32> {
    %c20 = arith.constant 20 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x8xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc[%c0, %arg2, %arg3] : memref<1x2x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c20 step %c1 {
          %0 = memref.load %arg1[%c0, %arg2, %arg3, %arg4] : memref<1x2x8x20xf32>
          %1 = memref.load %alloc[%c0, %arg2, %arg3] : memref<1x2x8xf32>
          %2 = arith.index_cast %arg3 : index to i64
          %3 = arith.sitofp %2 : i64 to f32
          %4 = arith.divf %3, %cst_0 : f32
          %5 = math.floor %4 : f32
          %6 = arith.maximumf %5, %cst : f32
          %7 = arith.minimumf %6, %cst_1 : f32
          %8 = arith.fptosi %7 : f32 to i64
          %9 = arith.index_cast %8 : i64 to index
          %10 = arith.index_cast %arg4 : index to i64
          %11 = arith.sitofp %10 : i64 to f32
          %12 = arith.divf %11, %cst_2 : f32
          %13 = math.floor %12 : f32
          %14 = arith.maximumf %13, %cst : f32
          %15 = arith.minimumf %14, %cst_2 : f32
          %16 = arith.fptosi %15 : f32 to i64
          %17 = arith.index_cast %16 : i64 to index
          %18 = memref.load %arg0[%c0, %arg2, %9, %17] : memref<1x2x4x5xf32>
          %19 = arith.mulf %18, %0 : f32
          %20 = arith.addf %19, %1 : f32
          memref.store %20, %alloc[%c0, %arg2, %arg3] : memref<1x2x8xf32>
        }
      }
    }
    return %alloc : memref<1x2x8xf32>
  }
}
