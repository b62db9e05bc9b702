module {
  func.func @rounding(%arg0: memref<6xf32>, %arg1: memref<3x6xf32>, %arg2: memref<6xbf16>) {
    %cst = arith.constant 5.000000e-01 : f32
    %c255_i32 = arith.constant 255 : i32
    %c8388607_i32 = arith.constant 8388607 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %c127_i32 = arith.constant 127 : i32
    %c31_i32 = arith.constant 31 : i32
    %c23_i32 = arith.constant 23 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c1258291200_i32 = arith.constant 1258291200 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = arith.bitcast %0 : f32 to i32
      %2 = arith.andi %1, %c2147483647_i32 : i32
      %3 = arith.cmpi uge, %2, %c1258291200_i32 : i32
      %4 = arith.fptosi %0 : f32 to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = math.copysign %5, %0 : f32
      %7 = arith.cmpf ogt, %0, %6 : f32
      %8 = arith.select %7, %cst_0, %cst_1 : f32
      %9 = arith.addf %6, %8 : f32
      %10 = arith.select %3, %0, %9 : f32
      %11 = math.floor %0 : f32
      %12 = arith.bitcast %0 : f32 to i32
      %13 = math.copysign %cst, %0 : f32
      %14 = arith.addf %0, %13 : f32
      %15 = arith.fptosi %14 : f32 to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = math.copysign %16, %14 : f32
      %18 = arith.bitcast %0 : f32 to i32
      %19 = arith.shrui %18, %c23_i32 : i32
      %20 = arith.andi %19, %c255_i32 : i32
      %21 = arith.subi %20, %c127_i32 : i32
      %22 = arith.cmpi sge, %21, %c23_i32 : i32
      %23 = arith.select %22, %0, %17 : f32
      %24 = arith.bitcast %23 : f32 to i32
      %25 = arith.shrui %12, %c23_i32 : i32
      %26 = arith.andi %25, %c255_i32 : i32
      %27 = arith.subi %26, %c127_i32 : i32
      %28 = arith.shrui %24, %c23_i32 : i32
      %29 = arith.andi %28, %c255_i32 : i32
      %30 = arith.subi %29, %c127_i32 : i32
      %31 = arith.cmpi eq, %30, %c0_i32 : i32
      %32 = arith.subi %30, %c1_i32 : i32
      %33 = arith.maxsi %32, %c0_i32 : i32
      %34 = arith.minsi %33, %c31_i32 : i32
      %35 = arith.shrui %c8388607_i32, %34 : i32
      %36 = arith.andi %24, %35 : i32
      %37 = arith.cmpi ne, %36, %c0_i32 : i32
      %38 = arith.ori %37, %31 : i1
      %39 = arith.cmpi eq, %27, %c-1_i32 : i32
      %40 = arith.maxsi %27, %c0_i32 : i32
      %41 = arith.minsi %40, %c31_i32 : i32
      %42 = arith.shrui %c4194304_i32, %41 : i32
      %43 = arith.select %39, %c0_i32, %42 : i32
      %44 = arith.maxsi %27, %c0_i32 : i32
      %45 = arith.minsi %44, %c31_i32 : i32
      %46 = arith.shrui %c8388607_i32, %45 : i32
      %47 = arith.andi %12, %46 : i32
      %48 = arith.cmpi eq, %47, %43 : i32
      %49 = arith.cmpi sge, %27, %c-1_i32 : i32
      %50 = arith.cmpi slt, %27, %c23_i32 : i32
      %51 = arith.andi %48, %50 : i1
      %52 = arith.andi %51, %49 : i1
      %53 = math.copysign %cst_0, %0 : f32
      %54 = arith.subf %23, %53 : f32
      %55 = arith.andi %38, %52 : i1
      %56 = arith.select %55, %54, %23 : f32
      %57 = math.copysign %56, %0 : f32
      affine.store %10, %arg1[0, %arg3] : memref<3x6xf32>
      affine.store %11, %arg1[1, %arg3] : memref<3x6xf32>
      affine.store %57, %arg1[2, %arg3] : memref<3x6xf32>
      %58 = arith.truncf %0 : f32 to bf16
      affine.store %58, %arg2[%arg3] : memref<6xbf16>
    }
    return
  }
}
