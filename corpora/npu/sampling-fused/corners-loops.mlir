module {
  func.func @kernel(%arg0: memref<1x2x4x5xf32>, %arg1: memref<1x2x7x9xf32>) -> memref<1x2x7xf32> {
    %c9 = arith.constant 9 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x7xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c7 step %c1 {
        memref.store %cst_0, %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c7 step %c1 {
        scf.for %arg4 = %c0 to %c9 step %c1 {
          %0 = memref.load %arg1[%c0, %arg2, %arg3, %arg4] : memref<1x2x7x9xf32>
          %1 = memref.load %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
          %2 = arith.index_cast %arg3 : index to i64
          %3 = arith.sitofp %2 : i64 to f32
          %4 = arith.mulf %3, %cst_1 : f32
          %5 = arith.maximumf %4, %cst_0 : f32
          %6 = arith.minimumf %5, %cst_2 : f32
          %7 = arith.index_cast %arg4 : index to i64
          %8 = arith.sitofp %7 : i64 to f32
          %9 = arith.mulf %8, %cst_1 : f32
          %10 = arith.maximumf %9, %cst_0 : f32
          %11 = arith.minimumf %10, %cst_3 : f32
          %12 = math.floor %6 : f32
          %13 = arith.addf %6, %cst : f32
          %14 = math.floor %13 : f32
          %15 = arith.fptosi %12 : f32 to i64
          %16 = arith.index_cast %15 : i64 to index
          %17 = arith.minimumf %13, %cst_2 : f32
          %18 = arith.fptosi %17 : f32 to i64
          %19 = arith.index_cast %18 : i64 to index
          %20 = math.floor %11 : f32
          %21 = arith.addf %11, %cst : f32
          %22 = math.floor %21 : f32
          %23 = arith.fptosi %20 : f32 to i64
          %24 = arith.index_cast %23 : i64 to index
          %25 = arith.minimumf %21, %cst_3 : f32
          %26 = arith.fptosi %25 : f32 to i64
          %27 = arith.index_cast %26 : i64 to index
          %28 = memref.load %arg0[%c0, %arg2, %16, %24] : memref<1x2x4x5xf32>
          %29 = memref.load %arg0[%c0, %arg2, %16, %27] : memref<1x2x4x5xf32>
          %30 = memref.load %arg0[%c0, %arg2, %19, %24] : memref<1x2x4x5xf32>
          %31 = memref.load %arg0[%c0, %arg2, %19, %27] : memref<1x2x4x5xf32>
          %32 = arith.subf %14, %6 : f32
          %33 = arith.subf %6, %12 : f32
          %34 = arith.subf %22, %11 : f32
          %35 = arith.subf %11, %20 : f32
          %36 = arith.mulf %34, %28 : f32
          %37 = arith.mulf %35, %29 : f32
          %38 = arith.addf %36, %37 : f32
          %39 = arith.mulf %32, %38 : f32
          %40 = arith.mulf %34, %30 : f32
          %41 = arith.mulf %35, %31 : f32
          %42 = arith.addf %40, %41 : f32
          %43 = arith.mulf %33, %42 : f32
          %44 = arith.addf %39, %43 : f32
          %45 = arith.mulf %44, %0 : f32
          %46 = arith.addf %45, %1 : f32
          memref.store %46, %alloc[%c0, %arg2, %arg3] : memref<1x2x7xf32>
        }
      }
    }
    return %alloc : memref<1x2x7xf32>
  }
}
