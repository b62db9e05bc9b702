module {
  func.func @kernel(%arg0: memref<1x2x4x5xf32>, %arg1: memref<1x2x3x2xf32>, %arg2: memref<1x2x2x3xf32>) -> memref<1x2x2xf32> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant -1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_3 = arith.constant 1.500000e+00 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x3x2xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c2 step %c1 {
          %0 = memref.load %arg1[%c0, %arg3, %arg4, %arg5] : memref<1x2x3x2xf32>
          %1 = arith.cmpf ult, %0, %cst : f32
          %2 = arith.select %1, %cst, %0 : f32
          %3 = arith.cmpf ugt, %2, %cst_1 : f32
          %4 = arith.select %3, %cst_1, %2 : f32
          memref.store %4, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x2x3x2xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x2x2xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c2 step %c1 {
        memref.store %cst_0, %alloc_5[%c0, %arg3, %arg4] : memref<1x2x2xf32>
      }
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c2 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %0 = memref.load %alloc[%c0, %arg4, %arg5, %c0] : memref<1x2x3x2xf32>
          %1 = memref.load %alloc[%c0, %arg4, %arg5, %c1] : memref<1x2x3x2xf32>
          %2 = memref.load %arg2[%c0, %arg3, %arg4, %arg5] : memref<1x2x2x3xf32>
          %3 = memref.load %alloc_5[%c0, %arg3, %arg4] : memref<1x2x2xf32>
          %4 = arith.addf %1, %cst_1 : f32
          %5 = arith.addf %0, %cst_1 : f32
          %6 = arith.mulf %4, %cst_3 : f32
          %7 = arith.mulf %5, %cst_4 : f32
          %8 = arith.addf %6, %cst_0 : f32
          %9 = arith.addf %7, %cst_0 : f32
          %10 = arith.cmpf olt, %8, %cst_0 : f32
          %11 = arith.cmpf olt, %9, %cst_0 : f32
          %12 = arith.fptosi %8 : f32 to i64
          %13 = arith.fptosi %9 : f32 to i64
          %14 = arith.subi %12, %c1_i64 : i64
          %15 = arith.subi %13, %c1_i64 : i64
          %16 = arith.select %10, %14, %12 : i64
          %17 = arith.select %11, %15, %13 : i64
          %18 = arith.select %10, %c0_i64, %12 : i64
          %19 = arith.select %11, %c0_i64, %13 : i64
          %20 = arith.addi %16, %c1_i64 : i64
          %21 = arith.addi %17, %c1_i64 : i64
          %22 = arith.cmpi sgt, %20, %c3_i64 : i64
          %23 = arith.cmpi sgt, %21, %c4_i64 : i64
          %24 = arith.select %22, %16, %20 : i64
          %25 = arith.select %23, %17, %21 : i64
          %26 = arith.index_cast %18 : i64 to index
          %27 = arith.index_cast %19 : i64 to index
          %28 = arith.index_cast %24 : i64 to index
          %29 = arith.index_cast %25 : i64 to index
          %30 = memref.load %arg0[%c0, %arg3, %26, %27] : memref<1x2x4x5xf32>
          %31 = arith.select %10, %cst_0, %30 : f32
          %32 = arith.select %11, %cst_0, %31 : f32
          %33 = memref.load %arg0[%c0, %arg3, %26, %29] : memref<1x2x4x5xf32>
          %34 = arith.select %23, %cst_0, %33 : f32
          %35 = arith.select %10, %cst_0, %34 : f32
          %36 = memref.load %arg0[%c0, %arg3, %28, %27] : memref<1x2x4x5xf32>
          %37 = arith.select %22, %cst_0, %36 : f32
          %38 = arith.select %11, %cst_0, %37 : f32
          %39 = memref.load %arg0[%c0, %arg3, %28, %29] : memref<1x2x4x5xf32>
          %40 = arith.select %22, %cst_0, %39 : f32
          %41 = arith.select %23, %cst_0, %40 : f32
          %42 = arith.sitofp %16 : i64 to f32
          %43 = arith.sitofp %17 : i64 to f32
          %44 = arith.subf %8, %42 : f32
          %45 = arith.subf %9, %43 : f32
          %46 = arith.cmpf olt, %45, %cst_2 : f32
          %47 = arith.select %46, %32, %35 : f32
          %48 = arith.select %46, %38, %41 : f32
          %49 = arith.cmpf olt, %44, %cst_2 : f32
          %50 = arith.select %49, %47, %48 : f32
          %51 = arith.mulf %50, %2 : f32
          %52 = arith.addf %51, %3 : f32
          memref.store %52, %alloc_5[%c0, %arg3, %arg4] : memref<1x2x2xf32>
        }
      }
    }
    return %alloc_5 : memref<1x2x2xf32>
  }
}
