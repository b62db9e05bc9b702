#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c0_4 = arith.constant 0 : index
    %c4_5 = arith.constant 4 : index
    affine.for %arg11 = 0 to 6 {
      %22 = affine.load %arg2[%arg11, %c0_4] : memref<6x6xf64>
      %23 = affine.load %arg3[%arg11] : memref<6xf64>
      %24 = affine.load %arg4[%c0_4] : memref<6xf64>
      %25 = affine.load %arg5[%arg11] : memref<6xf64>
      %26 = affine.load %arg6[%c0_4] : memref<6xf64>
      %27 = arith.mulf %23, %24 : f64
      %28 = arith.mulf %25, %26 : f64
      %29 = arith.addf %22, %27 : f64
      %30 = arith.addf %29, %28 : f64
      affine.store %30, %arg2[%arg11, %c0_4] : memref<6x6xf64>
      %31 = affine.apply #map(%c0_4)
      %32 = affine.load %arg2[%arg11, %31] : memref<6x6xf64>
      %33 = affine.load %arg3[%arg11] : memref<6xf64>
      %34 = affine.load %arg4[%31] : memref<6xf64>
      %35 = affine.load %arg5[%arg11] : memref<6xf64>
      %36 = affine.load %arg6[%31] : memref<6xf64>
      %37 = arith.mulf %33, %34 : f64
      %38 = arith.mulf %35, %36 : f64
      %39 = arith.addf %32, %37 : f64
      %40 = arith.addf %39, %38 : f64
      affine.store %40, %arg2[%arg11, %31] : memref<6x6xf64>
      %41 = affine.apply #map1(%c0_4)
      %42 = affine.load %arg2[%arg11, %41] : memref<6x6xf64>
      %43 = affine.load %arg3[%arg11] : memref<6xf64>
      %44 = affine.load %arg4[%41] : memref<6xf64>
      %45 = affine.load %arg5[%arg11] : memref<6xf64>
      %46 = affine.load %arg6[%41] : memref<6xf64>
      %47 = arith.mulf %43, %44 : f64
      %48 = arith.mulf %45, %46 : f64
      %49 = arith.addf %42, %47 : f64
      %50 = arith.addf %49, %48 : f64
      affine.store %50, %arg2[%arg11, %41] : memref<6x6xf64>
      %51 = affine.apply #map(%41)
      %52 = affine.load %arg2[%arg11, %51] : memref<6x6xf64>
      %53 = affine.load %arg3[%arg11] : memref<6xf64>
      %54 = affine.load %arg4[%51] : memref<6xf64>
      %55 = affine.load %arg5[%arg11] : memref<6xf64>
      %56 = affine.load %arg6[%51] : memref<6xf64>
      %57 = arith.mulf %53, %54 : f64
      %58 = arith.mulf %55, %56 : f64
      %59 = arith.addf %52, %57 : f64
      %60 = arith.addf %59, %58 : f64
      affine.store %60, %arg2[%arg11, %51] : memref<6x6xf64>
      %61 = affine.load %arg2[%arg11, %c4_5] : memref<6x6xf64>
      %62 = affine.load %arg3[%arg11] : memref<6xf64>
      %63 = affine.load %arg4[%c4_5] : memref<6xf64>
      %64 = affine.load %arg5[%arg11] : memref<6xf64>
      %65 = affine.load %arg6[%c4_5] : memref<6xf64>
      %66 = arith.mulf %62, %63 : f64
      %67 = arith.mulf %64, %65 : f64
      %68 = arith.addf %61, %66 : f64
      %69 = arith.addf %68, %67 : f64
      affine.store %69, %arg2[%arg11, %c4_5] : memref<6x6xf64>
      %70 = affine.apply #map(%c4_5)
      %71 = affine.load %arg2[%arg11, %70] : memref<6x6xf64>
      %72 = affine.load %arg3[%arg11] : memref<6xf64>
      %73 = affine.load %arg4[%70] : memref<6xf64>
      %74 = affine.load %arg5[%arg11] : memref<6xf64>
      %75 = affine.load %arg6[%70] : memref<6xf64>
      %76 = arith.mulf %72, %73 : f64
      %77 = arith.mulf %74, %75 : f64
      %78 = arith.addf %71, %76 : f64
      %79 = arith.addf %78, %77 : f64
      affine.store %79, %arg2[%arg11, %70] : memref<6x6xf64>
    }
    affine.for %arg11 = 0 to 6 {
      %22 = affine.load %arg8[%arg11] : memref<6xf64>
      %23 = affine.load %arg2[%c0_2, %arg11] : memref<6x6xf64>
      %24 = affine.load %arg9[%c0_2] : memref<6xf64>
      %25 = arith.mulf %arg1, %23 : f64
      %26 = arith.mulf %25, %24 : f64
      %27 = arith.addf %22, %26 : f64
      affine.store %27, %arg8[%arg11] : memref<6xf64>
      %28 = affine.apply #map(%c0_2)
      %29 = affine.load %arg8[%arg11] : memref<6xf64>
      %30 = affine.load %arg2[%28, %arg11] : memref<6x6xf64>
      %31 = affine.load %arg9[%28] : memref<6xf64>
      %32 = arith.mulf %arg1, %30 : f64
      %33 = arith.mulf %32, %31 : f64
      %34 = arith.addf %29, %33 : f64
      affine.store %34, %arg8[%arg11] : memref<6xf64>
      %35 = affine.apply #map1(%c0_2)
      %36 = affine.load %arg8[%arg11] : memref<6xf64>
      %37 = affine.load %arg2[%35, %arg11] : memref<6x6xf64>
      %38 = affine.load %arg9[%35] : memref<6xf64>
      %39 = arith.mulf %arg1, %37 : f64
      %40 = arith.mulf %39, %38 : f64
      %41 = arith.addf %36, %40 : f64
      affine.store %41, %arg8[%arg11] : memref<6xf64>
      %42 = affine.apply #map(%35)
      %43 = affine.load %arg8[%arg11] : memref<6xf64>
      %44 = affine.load %arg2[%42, %arg11] : memref<6x6xf64>
      %45 = affine.load %arg9[%42] : memref<6xf64>
      %46 = arith.mulf %arg1, %44 : f64
      %47 = arith.mulf %46, %45 : f64
      %48 = arith.addf %43, %47 : f64
      affine.store %48, %arg8[%arg11] : memref<6xf64>
      %49 = affine.load %arg8[%arg11] : memref<6xf64>
      %50 = affine.load %arg2[%c4_3, %arg11] : memref<6x6xf64>
      %51 = affine.load %arg9[%c4_3] : memref<6xf64>
      %52 = arith.mulf %arg1, %50 : f64
      %53 = arith.mulf %52, %51 : f64
      %54 = arith.addf %49, %53 : f64
      affine.store %54, %arg8[%arg11] : memref<6xf64>
      %55 = affine.apply #map(%c4_3)
      %56 = affine.load %arg8[%arg11] : memref<6xf64>
      %57 = affine.load %arg2[%55, %arg11] : memref<6x6xf64>
      %58 = affine.load %arg9[%55] : memref<6xf64>
      %59 = arith.mulf %arg1, %57 : f64
      %60 = arith.mulf %59, %58 : f64
      %61 = arith.addf %56, %60 : f64
      affine.store %61, %arg8[%arg11] : memref<6xf64>
    }
    %0 = affine.load %arg8[%c0_0] : memref<6xf64>
    %1 = affine.load %arg10[%c0_0] : memref<6xf64>
    %2 = arith.addf %0, %1 : f64
    affine.store %2, %arg8[%c0_0] : memref<6xf64>
    %3 = affine.apply #map(%c0_0)
    %4 = affine.load %arg8[%3] : memref<6xf64>
    %5 = affine.load %arg10[%3] : memref<6xf64>
    %6 = arith.addf %4, %5 : f64
    affine.store %6, %arg8[%3] : memref<6xf64>
    %7 = affine.apply #map1(%c0_0)
    %8 = affine.load %arg8[%7] : memref<6xf64>
    %9 = affine.load %arg10[%7] : memref<6xf64>
    %10 = arith.addf %8, %9 : f64
    affine.store %10, %arg8[%7] : memref<6xf64>
    %11 = affine.apply #map(%7)
    %12 = affine.load %arg8[%11] : memref<6xf64>
    %13 = affine.load %arg10[%11] : memref<6xf64>
    %14 = arith.addf %12, %13 : f64
    affine.store %14, %arg8[%11] : memref<6xf64>
    %15 = affine.load %arg8[%c4_1] : memref<6xf64>
    %16 = affine.load %arg10[%c4_1] : memref<6xf64>
    %17 = arith.addf %15, %16 : f64
    affine.store %17, %arg8[%c4_1] : memref<6xf64>
    %18 = affine.apply #map(%c4_1)
    %19 = affine.load %arg8[%18] : memref<6xf64>
    %20 = affine.load %arg10[%18] : memref<6xf64>
    %21 = arith.addf %19, %20 : f64
    affine.store %21, %arg8[%18] : memref<6xf64>
    affine.for %arg11 = 0 to 6 {
      %22 = affine.load %arg7[%arg11] : memref<6xf64>
      %23 = affine.load %arg2[%arg11, %c0] : memref<6x6xf64>
      %24 = affine.load %arg8[%c0] : memref<6xf64>
      %25 = arith.mulf %arg0, %23 : f64
      %26 = arith.mulf %25, %24 : f64
      %27 = arith.addf %22, %26 : f64
      affine.store %27, %arg7[%arg11] : memref<6xf64>
      %28 = affine.apply #map(%c0)
      %29 = affine.load %arg7[%arg11] : memref<6xf64>
      %30 = affine.load %arg2[%arg11, %28] : memref<6x6xf64>
      %31 = affine.load %arg8[%28] : memref<6xf64>
      %32 = arith.mulf %arg0, %30 : f64
      %33 = arith.mulf %32, %31 : f64
      %34 = arith.addf %29, %33 : f64
      affine.store %34, %arg7[%arg11] : memref<6xf64>
      %35 = affine.apply #map1(%c0)
      %36 = affine.load %arg7[%arg11] : memref<6xf64>
      %37 = affine.load %arg2[%arg11, %35] : memref<6x6xf64>
      %38 = affine.load %arg8[%35] : memref<6xf64>
      %39 = arith.mulf %arg0, %37 : f64
      %40 = arith.mulf %39, %38 : f64
      %41 = arith.addf %36, %40 : f64
      affine.store %41, %arg7[%arg11] : memref<6xf64>
      %42 = affine.apply #map(%35)
      %43 = affine.load %arg7[%arg11] : memref<6xf64>
      %44 = affine.load %arg2[%arg11, %42] : memref<6x6xf64>
      %45 = affine.load %arg8[%42] : memref<6xf64>
      %46 = arith.mulf %arg0, %44 : f64
      %47 = arith.mulf %46, %45 : f64
      %48 = arith.addf %43, %47 : f64
      affine.store %48, %arg7[%arg11] : memref<6xf64>
      %49 = affine.load %arg7[%arg11] : memref<6xf64>
      %50 = affine.load %arg2[%arg11, %c4] : memref<6x6xf64>
      %51 = affine.load %arg8[%c4] : memref<6xf64>
      %52 = arith.mulf %arg0, %50 : f64
      %53 = arith.mulf %52, %51 : f64
      %54 = arith.addf %49, %53 : f64
      affine.store %54, %arg7[%arg11] : memref<6xf64>
      %55 = affine.apply #map(%c4)
      %56 = affine.load %arg7[%arg11] : memref<6xf64>
      %57 = affine.load %arg2[%arg11, %55] : memref<6x6xf64>
      %58 = affine.load %arg8[%55] : memref<6xf64>
      %59 = arith.mulf %arg0, %57 : f64
      %60 = arith.mulf %59, %58 : f64
      %61 = arith.addf %56, %60 : f64
      affine.store %61, %arg7[%arg11] : memref<6xf64>
    }
    return
  }
}
