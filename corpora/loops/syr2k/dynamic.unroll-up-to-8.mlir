#map = affine_map<(d0) -> (((d0 + 1) floordiv 8) * 8)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 4)>
#map5 = affine_map<(d0) -> (d0 + 5)>
#map6 = affine_map<(d0) -> (d0 + 6)>
#map7 = affine_map<(d0) -> (d0 + 7)>
module {
  func.func @syr2k(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg1 {
        affine.for %arg8 = 0 to #map(%arg6) step 8 {
          %0 = affine.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %1 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %2 = affine.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %3 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %4 = affine.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %5 = arith.mulf %0, %arg2 : f64
          %6 = arith.mulf %5, %1 : f64
          %7 = arith.mulf %2, %arg2 : f64
          %8 = arith.mulf %7, %3 : f64
          %9 = arith.addf %6, %8 : f64
          %10 = arith.addf %4, %9 : f64
          affine.store %10, %arg3[%arg6, %arg8] : memref<?x?xf64>
          %11 = affine.apply #map1(%arg8)
          %12 = affine.load %arg4[%11, %arg7] : memref<?x?xf64>
          %13 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %14 = affine.load %arg5[%11, %arg7] : memref<?x?xf64>
          %15 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %16 = affine.load %arg3[%arg6, %11] : memref<?x?xf64>
          %17 = arith.mulf %12, %arg2 : f64
          %18 = arith.mulf %17, %13 : f64
          %19 = arith.mulf %14, %arg2 : f64
          %20 = arith.mulf %19, %15 : f64
          %21 = arith.addf %18, %20 : f64
          %22 = arith.addf %16, %21 : f64
          affine.store %22, %arg3[%arg6, %11] : memref<?x?xf64>
          %23 = affine.apply #map2(%arg8)
          %24 = affine.load %arg4[%23, %arg7] : memref<?x?xf64>
          %25 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %26 = affine.load %arg5[%23, %arg7] : memref<?x?xf64>
          %27 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %28 = affine.load %arg3[%arg6, %23] : memref<?x?xf64>
          %29 = arith.mulf %24, %arg2 : f64
          %30 = arith.mulf %29, %25 : f64
          %31 = arith.mulf %26, %arg2 : f64
          %32 = arith.mulf %31, %27 : f64
          %33 = arith.addf %30, %32 : f64
          %34 = arith.addf %28, %33 : f64
          affine.store %34, %arg3[%arg6, %23] : memref<?x?xf64>
          %35 = affine.apply #map3(%arg8)
          %36 = affine.load %arg4[%35, %arg7] : memref<?x?xf64>
          %37 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %38 = affine.load %arg5[%35, %arg7] : memref<?x?xf64>
          %39 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %40 = affine.load %arg3[%arg6, %35] : memref<?x?xf64>
          %41 = arith.mulf %36, %arg2 : f64
          %42 = arith.mulf %41, %37 : f64
          %43 = arith.mulf %38, %arg2 : f64
          %44 = arith.mulf %43, %39 : f64
          %45 = arith.addf %42, %44 : f64
          %46 = arith.addf %40, %45 : f64
          affine.store %46, %arg3[%arg6, %35] : memref<?x?xf64>
          %47 = affine.apply #map4(%arg8)
          %48 = affine.load %arg4[%47, %arg7] : memref<?x?xf64>
          %49 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %50 = affine.load %arg5[%47, %arg7] : memref<?x?xf64>
          %51 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %52 = affine.load %arg3[%arg6, %47] : memref<?x?xf64>
          %53 = arith.mulf %48, %arg2 : f64
          %54 = arith.mulf %53, %49 : f64
          %55 = arith.mulf %50, %arg2 : f64
          %56 = arith.mulf %55, %51 : f64
          %57 = arith.addf %54, %56 : f64
          %58 = arith.addf %52, %57 : f64
          affine.store %58, %arg3[%arg6, %47] : memref<?x?xf64>
          %59 = affine.apply #map5(%arg8)
          %60 = affine.load %arg4[%59, %arg7] : memref<?x?xf64>
          %61 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %62 = affine.load %arg5[%59, %arg7] : memref<?x?xf64>
          %63 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %64 = affine.load %arg3[%arg6, %59] : memref<?x?xf64>
          %65 = arith.mulf %60, %arg2 : f64
          %66 = arith.mulf %65, %61 : f64
          %67 = arith.mulf %62, %arg2 : f64
          %68 = arith.mulf %67, %63 : f64
          %69 = arith.addf %66, %68 : f64
          %70 = arith.addf %64, %69 : f64
          affine.store %70, %arg3[%arg6, %59] : memref<?x?xf64>
          %71 = affine.apply #map6(%arg8)
          %72 = affine.load %arg4[%71, %arg7] : memref<?x?xf64>
          %73 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %74 = affine.load %arg5[%71, %arg7] : memref<?x?xf64>
          %75 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %76 = affine.load %arg3[%arg6, %71] : memref<?x?xf64>
          %77 = arith.mulf %72, %arg2 : f64
          %78 = arith.mulf %77, %73 : f64
          %79 = arith.mulf %74, %arg2 : f64
          %80 = arith.mulf %79, %75 : f64
          %81 = arith.addf %78, %80 : f64
          %82 = arith.addf %76, %81 : f64
          affine.store %82, %arg3[%arg6, %71] : memref<?x?xf64>
          %83 = affine.apply #map7(%arg8)
          %84 = affine.load %arg4[%83, %arg7] : memref<?x?xf64>
          %85 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %86 = affine.load %arg5[%83, %arg7] : memref<?x?xf64>
          %87 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %88 = affine.load %arg3[%arg6, %83] : memref<?x?xf64>
          %89 = arith.mulf %84, %arg2 : f64
          %90 = arith.mulf %89, %85 : f64
          %91 = arith.mulf %86, %arg2 : f64
          %92 = arith.mulf %91, %87 : f64
          %93 = arith.addf %90, %92 : f64
          %94 = arith.addf %88, %93 : f64
          affine.store %94, %arg3[%arg6, %83] : memref<?x?xf64>
        }
        affine.for %arg8 = #map(%arg6) to #map1(%arg6) {
          %0 = affine.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %1 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %2 = affine.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %3 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %4 = affine.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %5 = arith.mulf %0, %arg2 : f64
          %6 = arith.mulf %5, %1 : f64
          %7 = arith.mulf %2, %arg2 : f64
          %8 = arith.mulf %7, %3 : f64
          %9 = arith.addf %6, %8 : f64
          %10 = arith.addf %4, %9 : f64
          affine.store %10, %arg3[%arg6, %arg8] : memref<?x?xf64>
        }
      }
    }
    return
  }
}
