module {
  memref.global "private" constant @__constant_xf32_0 : memref<f32> = dense<1.000000e+00> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<-1.000000e+00> {alignment = 64 : i64}
  func.func @kernel(%arg0: memref<1x2x4x5xf32>, %arg1: memref<1x2x3x2xf32>) -> memref<1x2x2x3xf32> {
    %cst = arith.constant -1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x2x3x2xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c3 step %c1 {
        scf.for %arg4 = %c0 to %c2 step %c1 {
          %0 = memref.load %arg1[%c0, %arg2, %arg3, %arg4] : memref<1x2x3x2xf32>
          %1 = arith.cmpf ult, %0, %cst : f32
          %2 = arith.select %1, %cst, %0 : f32
          %3 = arith.cmpf ugt, %2, %cst_3 : f32
          %4 = arith.select %3, %cst_3, %2 : f32
          memref.store %4, %alloc[%c0, %arg2, %arg3, %arg4] : memref<1x2x3x2xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x2x2x3xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        scf.for %arg4 = %c0 to %c3 step %c1 {
          %0 = memref.load %alloc[%c0, %arg3, %arg4, %c0] : memref<1x2x3x2xf32>
          %1 = memref.load %alloc[%c0, %arg3, %arg4, %c1] : memref<1x2x3x2xf32>
          %2 = arith.addf %1, %cst_3 : f32
          %3 = arith.addf %0, %cst_3 : f32
          %4 = arith.mulf %2, %cst_1 : f32
          %5 = arith.mulf %3, %cst_0 : f32
          %6 = arith.addf %4, %cst_2 : f32
          %7 = arith.addf %5, %cst_2 : f32
          %8 = arith.cmpf olt, %6, %cst_2 : f32
          %9 = arith.cmpf olt, %7, %cst_2 : f32
          %10 = arith.fptosi %6 : f32 to i64
          %11 = arith.fptosi %7 : f32 to i64
          %12 = arith.subi %10, %c1_i64 : i64
          %13 = arith.subi %11, %c1_i64 : i64
          %14 = arith.select %8, %12, %10 : i64
          %15 = arith.select %9, %13, %11 : i64
          %16 = arith.select %8, %c0_i64, %10 : i64
          %17 = arith.select %9, %c0_i64, %11 : i64
          %18 = arith.addi %14, %c1_i64 : i64
          %19 = arith.addi %15, %c1_i64 : i64
          %20 = arith.cmpi sgt, %18, %c3_i64 : i64
          %21 = arith.cmpi sgt, %19, %c4_i64 : i64
          %22 = arith.select %20, %14, %18 : i64
          %23 = arith.select %21, %15, %19 : i64
          %24 = arith.index_cast %16 : i64 to index
          %25 = arith.index_cast %17 : i64 to index
          %26 = arith.index_cast %22 : i64 to index
          %27 = arith.index_cast %23 : i64 to index
          %28 = memref.load %arg0[%c0, %arg2, %24, %25] : memref<1x2x4x5xf32>
          %29 = arith.select %8, %cst_2, %28 : f32
          %30 = arith.select %9, %cst_2, %29 : f32
          %31 = memref.load %arg0[%c0, %arg2, %24, %27] : memref<1x2x4x5xf32>
          %32 = arith.select %21, %cst_2, %31 : f32
          %33 = arith.select %8, %cst_2, %32 : f32
          %34 = memref.load %arg0[%c0, %arg2, %26, %25] : memref<1x2x4x5xf32>
          %35 = arith.select %20, %cst_2, %34 : f32
          %36 = arith.select %9, %cst_2, %35 : f32
          %37 = memref.load %arg0[%c0, %arg2, %26, %27] : memref<1x2x4x5xf32>
          %38 = arith.select %20, %cst_2, %37 : f32
          %39 = arith.select %21, %cst_2, %38 : f32
          %40 = arith.sitofp %14 : i64 to f32
          %41 = arith.sitofp %15 : i64 to f32
          %42 = arith.subf %6, %40 : f32
          %43 = arith.subf %7, %41 : f32
          %44 = arith.subf %cst_3, %43 : f32
          %45 = arith.mulf %30, %44 : f32
          %46 = arith.mulf %33, %43 : f32
          %47 = arith.addf %45, %46 : f32
          %48 = arith.mulf %36, %44 : f32
          %49 = arith.mulf %39, %43 : f32
          %50 = arith.addf %48, %49 : f32
          %51 = arith.subf %cst_3, %42 : f32
          %52 = arith.mulf %47, %51 : f32
          %53 = arith.mulf %50, %42 : f32
          %54 = arith.addf %52, %53 : f32
          memref.store %54, %alloc_4[%c0, %arg2, %arg3, %arg4] : memref<1x2x2x3xf32>
        }
      }
    }
    return %alloc_4 : memref<1x2x2x3xf32>
  }
}
