module {
  memref.global "private" constant @__constant_1x5x5x2xf32 : memref<1x5x5x2xf32> = dense<[[[[0.000000e+00, -1.000000e+00], [2.500000e-01, -7.500000e-01], [5.000000e-01, -5.000000e-01], [7.500000e-01, -2.500000e-01], [1.000000e+00, 0.000000e+00]], [[-2.500000e-01, -7.500000e-01], [0.000000e+00, -5.000000e-01], [2.500000e-01, -2.500000e-01], [5.000000e-01, 0.000000e+00], [7.500000e-01, 2.500000e-01]], [[-5.000000e-01, -5.000000e-01], [-2.500000e-01, -2.500000e-01], [0.000000e+00, 0.000000e+00], [2.500000e-01, 2.500000e-01], [5.000000e-01, 5.000000e-01]], [[-7.500000e-01, -2.500000e-01], [-5.000000e-01, 0.000000e+00], [-2.500000e-01, 2.500000e-01], [0.000000e+00, 5.000000e-01], [2.500000e-01, 7.500000e-01]], [[-1.000000e+00, 0.000000e+00], [-7.500000e-01, 2.500000e-01], [-5.000000e-01, 5.000000e-01], [-2.500000e-01, 7.500000e-01], [0.000000e+00, 1.000000e+00]]]]> {alignment = 64 : i64}
  func.func @kernel(%arg0: memref<1x1x5x5xf32>) -> memref<1x1x5x5xf32> {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %0 = memref.get_global @__constant_1x5x5x2xf32 : memref<1x5x5x2xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x1x5x5xf32>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      scf.for %arg2 = %c0 to %c5 step %c1 {
        %1 = memref.load %0[%c0, %arg1, %arg2, %c0] : memref<1x5x5x2xf32>
        %2 = memref.load %0[%c0, %arg1, %arg2, %c1] : memref<1x5x5x2xf32>
        %3 = arith.addf %2, %cst_1 : f32
        %4 = arith.addf %1, %cst_1 : f32
        %5 = arith.mulf %3, %cst : f32
        %6 = arith.mulf %4, %cst : f32
        %7 = arith.addf %5, %cst_0 : f32
        %8 = arith.addf %6, %cst_0 : f32
        %9 = arith.cmpf olt, %7, %cst_0 : f32
        %10 = arith.cmpf olt, %8, %cst_0 : f32
        %11 = arith.fptosi %7 : f32 to i64
        %12 = arith.fptosi %8 : f32 to i64
        %13 = arith.subi %11, %c1_i64 : i64
        %14 = arith.subi %12, %c1_i64 : i64
        %15 = arith.select %9, %13, %11 : i64
        %16 = arith.select %10, %14, %12 : i64
        %17 = arith.select %9, %c0_i64, %11 : i64
        %18 = arith.select %10, %c0_i64, %12 : i64
        %19 = arith.addi %15, %c1_i64 : i64
        %20 = arith.addi %16, %c1_i64 : i64
        %21 = arith.cmpi sgt, %19, %c4_i64 : i64
        %22 = arith.cmpi sgt, %20, %c4_i64 : i64
        %23 = arith.select %21, %15, %19 : i64
        %24 = arith.select %22, %16, %20 : i64
        %25 = arith.index_cast %17 : i64 to index
        %26 = arith.index_cast %18 : i64 to index
        %27 = arith.index_cast %23 : i64 to index
        %28 = arith.index_cast %24 : i64 to index
        %29 = memref.load %arg0[%c0, %c0, %25, %26] : memref<1x1x5x5xf32>
        %30 = arith.select %9, %cst_0, %29 : f32
        %31 = arith.select %10, %cst_0, %30 : f32
        %32 = memref.load %arg0[%c0, %c0, %25, %28] : memref<1x1x5x5xf32>
        %33 = arith.select %22, %cst_0, %32 : f32
        %34 = arith.select %9, %cst_0, %33 : f32
        %35 = memref.load %arg0[%c0, %c0, %27, %26] : memref<1x1x5x5xf32>
        %36 = arith.select %21, %cst_0, %35 : f32
        %37 = arith.select %10, %cst_0, %36 : f32
        %38 = memref.load %arg0[%c0, %c0, %27, %28] : memref<1x1x5x5xf32>
        %39 = arith.select %21, %cst_0, %38 : f32
        %40 = arith.select %22, %cst_0, %39 : f32
        %41 = arith.sitofp %15 : i64 to f32
        %42 = arith.sitofp %16 : i64 to f32
        %43 = arith.subf %7, %41 : f32
        %44 = arith.subf %8, %42 : f32
        %45 = arith.subf %cst_1, %44 : f32
        %46 = arith.mulf %31, %45 : f32
        %47 = arith.mulf %34, %44 : f32
        %48 = arith.addf %46, %47 : f32
        %49 = arith.mulf %37, %45 : f32
        %50 = arith.mulf %40, %44 : f32
        %51 = arith.addf %49, %50 : f32
        %52 = arith.subf %cst_1, %43 : f32
        %53 = arith.mulf %48, %52 : f32
        %54 = arith.mulf %51, %43 : f32
        %55 = arith.addf %53, %54 : f32
        memref.store %55, %alloc[%c0, %c0, %arg1, %arg2] : memref<1x1x5x5xf32>
      }
    }
    return %alloc : memref<1x1x5x5xf32>
  }
}
