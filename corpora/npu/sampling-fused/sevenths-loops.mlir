module {
  func.func @kernel(%arg0: memref<1x2x4x5xf32>, %arg1: memref<1x2x7x6xf32>) -> memref<1x2x7xf32> {
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 1.750000e+00 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 1.200000e+00 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x7xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c7 step %c1 {
        memref.store %cst_1, %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c7 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %0 = memref.load %arg1[%c0, %arg2, %arg3, %arg4] : memref<1x2x7x6xf32>
          %1 = memref.load %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
          %2 = arith.index_cast %arg3 : index to i64
          %3 = arith.sitofp %2 : i64 to f32
          %4 = arith.addf %3, %cst_0 : f32
          %5 = arith.divf %4, %cst_2 : f32
          %6 = arith.subf %5, %cst_0 : f32
          %7 = arith.maximumf %6, %cst_1 : f32
          %8 = arith.minimumf %7, %cst_3 : f32
          %9 = arith.index_cast %arg4 : index to i64
          %10 = arith.sitofp %9 : i64 to f32
          %11 = arith.addf %10, %cst_0 : f32
          %12 = arith.divf %11, %cst_4 : f32
          %13 = arith.subf %12, %cst_0 : f32
          %14 = arith.maximumf %13, %cst_1 : f32
          %15 = arith.minimumf %14, %cst_5 : f32
          %16 = math.floor %8 : f32
          %17 = arith.addf %8, %cst : f32
          %18 = math.floor %17 : f32
          %19 = arith.fptosi %16 : f32 to i64
          %20 = arith.index_cast %19 : i64 to index
          %21 = arith.minimumf %17, %cst_3 : f32
          %22 = arith.fptosi %21 : f32 to i64
          %23 = arith.index_cast %22 : i64 to index
          %24 = math.floor %15 : f32
          %25 = arith.addf %15, %cst : f32
          %26 = math.floor %25 : f32
          %27 = arith.fptosi %24 : f32 to i64
          %28 = arith.index_cast %27 : i64 to index
          %29 = arith.minimumf %25, %cst_5 : f32
          %30 = arith.fptosi %29 : f32 to i64
          %31 = arith.index_cast %30 : i64 to index
          %32 = memref.load %arg0[%c0, %arg2, %20, %28] : memref<1x2x4x5xf32>
          %33 = memref.load %arg0[%c0, %arg2, %20, %31] : memref<1x2x4x5xf32>
          %34 = memref.load %arg0[%c0, %arg2, %23, %28] : memref<1x2x4x5xf32>
          %35 = memref.load %arg0[%c0, %arg2, %23, %31] : memref<1x2x4x5xf32>
          %36 = arith.subf %18, %8 : f32
          %37 = arith.subf %8, %16 : f32
          %38 = arith.subf %26, %15 : f32
          %39 = arith.subf %15, %24 : f32
          %40 = arith.mulf %38, %32 : f32
          %41 = arith.mulf %39, %33 : f32
          %42 = arith.addf %40, %41 : f32
          %43 = arith.mulf %36, %42 : f32
          %44 = arith.mulf %38, %34 : f32
          %45 = arith.mulf %39, %35 : f32
          %46 = arith.addf %44, %45 : f32
          %47 = arith.mulf %37, %46 : f32
          %48 = arith.addf %43, %47 : f32
          %49 = arith.mulf %48, %0 : f32
          %50 = arith.addf %49, %1 : f32
          memref.store %50, %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
        }
      }
    }
    return %alloc : memref<1x2x7xf32>
  }
}
