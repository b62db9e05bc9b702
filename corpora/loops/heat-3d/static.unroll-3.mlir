#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @heat_3d(%arg0: memref<5x6x7xf32>, %arg1: memref<5x6x7xf32>) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %cst = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 1 to 4 {
        affine.for %arg4 = 1 to 5 {
          %0 = affine.load %arg0[%arg3, %arg4, %c1_0] : memref<5x6x7xf32>
          %1 = affine.load %arg0[%arg3 + 1, %arg4, %c1_0] : memref<5x6x7xf32>
          %2 = affine.load %arg0[%arg3 - 1, %arg4, %c1_0] : memref<5x6x7xf32>
          %3 = affine.load %arg0[%arg3, %arg4 + 1, %c1_0] : memref<5x6x7xf32>
          %4 = affine.load %arg0[%arg3, %arg4 - 1, %c1_0] : memref<5x6x7xf32>
          %5 = affine.load %arg0[%arg3, %arg4, %c1_0 + 1] : memref<5x6x7xf32>
          %6 = affine.load %arg0[%arg3, %arg4, %c1_0 - 1] : memref<5x6x7xf32>
          %7 = arith.mulf %cst_1, %0 : f32
          %8 = arith.subf %1, %7 : f32
          %9 = arith.addf %8, %2 : f32
          %10 = arith.mulf %cst, %9 : f32
          %11 = arith.subf %3, %7 : f32
          %12 = arith.addf %11, %4 : f32
          %13 = arith.mulf %cst, %12 : f32
          %14 = arith.subf %5, %7 : f32
          %15 = arith.addf %14, %6 : f32
          %16 = arith.mulf %cst, %15 : f32
          %17 = arith.addf %10, %13 : f32
          %18 = arith.addf %17, %16 : f32
          %19 = arith.addf %18, %0 : f32
          affine.store %19, %arg1[%arg3, %arg4, %c1_0] : memref<5x6x7xf32>
          %20 = affine.apply #map(%c1_0)
          %21 = affine.load %arg0[%arg3, %arg4, %20] : memref<5x6x7xf32>
          %22 = affine.load %arg0[%arg3 + 1, %arg4, %20] : memref<5x6x7xf32>
          %23 = affine.load %arg0[%arg3 - 1, %arg4, %20] : memref<5x6x7xf32>
          %24 = affine.load %arg0[%arg3, %arg4 + 1, %20] : memref<5x6x7xf32>
          %25 = affine.load %arg0[%arg3, %arg4 - 1, %20] : memref<5x6x7xf32>
          %26 = affine.load %arg0[%arg3, %arg4, %20 + 1] : memref<5x6x7xf32>
          %27 = affine.load %arg0[%arg3, %arg4, %20 - 1] : memref<5x6x7xf32>
          %28 = arith.mulf %cst_1, %21 : f32
          %29 = arith.subf %22, %28 : f32
          %30 = arith.addf %29, %23 : f32
          %31 = arith.mulf %cst, %30 : f32
          %32 = arith.subf %24, %28 : f32
          %33 = arith.addf %32, %25 : f32
          %34 = arith.mulf %cst, %33 : f32
          %35 = arith.subf %26, %28 : f32
          %36 = arith.addf %35, %27 : f32
          %37 = arith.mulf %cst, %36 : f32
          %38 = arith.addf %31, %34 : f32
          %39 = arith.addf %38, %37 : f32
          %40 = arith.addf %39, %21 : f32
          affine.store %40, %arg1[%arg3, %arg4, %20] : memref<5x6x7xf32>
          %41 = affine.apply #map1(%c1_0)
          %42 = affine.load %arg0[%arg3, %arg4, %41] : memref<5x6x7xf32>
          %43 = affine.load %arg0[%arg3 + 1, %arg4, %41] : memref<5x6x7xf32>
          %44 = affine.load %arg0[%arg3 - 1, %arg4, %41] : memref<5x6x7xf32>
          %45 = affine.load %arg0[%arg3, %arg4 + 1, %41] : memref<5x6x7xf32>
          %46 = affine.load %arg0[%arg3, %arg4 - 1, %41] : memref<5x6x7xf32>
          %47 = affine.load %arg0[%arg3, %arg4, %41 + 1] : memref<5x6x7xf32>
          %48 = affine.load %arg0[%arg3, %arg4, %41 - 1] : memref<5x6x7xf32>
          %49 = arith.mulf %cst_1, %42 : f32
          %50 = arith.subf %43, %49 : f32
          %51 = arith.addf %50, %44 : f32
          %52 = arith.mulf %cst, %51 : f32
          %53 = arith.subf %45, %49 : f32
          %54 = arith.addf %53, %46 : f32
          %55 = arith.mulf %cst, %54 : f32
          %56 = arith.subf %47, %49 : f32
          %57 = arith.addf %56, %48 : f32
          %58 = arith.mulf %cst, %57 : f32
          %59 = arith.addf %52, %55 : f32
          %60 = arith.addf %59, %58 : f32
          %61 = arith.addf %60, %42 : f32
          affine.store %61, %arg1[%arg3, %arg4, %41] : memref<5x6x7xf32>
          affine.for %arg5 = 4 to 6 {
            %62 = affine.load %arg0[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
            %63 = affine.load %arg0[%arg3 + 1, %arg4, %arg5] : memref<5x6x7xf32>
            %64 = affine.load %arg0[%arg3 - 1, %arg4, %arg5] : memref<5x6x7xf32>
            %65 = affine.load %arg0[%arg3, %arg4 + 1, %arg5] : memref<5x6x7xf32>
            %66 = affine.load %arg0[%arg3, %arg4 - 1, %arg5] : memref<5x6x7xf32>
            %67 = affine.load %arg0[%arg3, %arg4, %arg5 + 1] : memref<5x6x7xf32>
            %68 = affine.load %arg0[%arg3, %arg4, %arg5 - 1] : memref<5x6x7xf32>
            %69 = arith.mulf %cst_1, %62 : f32
            %70 = arith.subf %63, %69 : f32
            %71 = arith.addf %70, %64 : f32
            %72 = arith.mulf %cst, %71 : f32
            %73 = arith.subf %65, %69 : f32
            %74 = arith.addf %73, %66 : f32
            %75 = arith.mulf %cst, %74 : f32
            %76 = arith.subf %67, %69 : f32
            %77 = arith.addf %76, %68 : f32
            %78 = arith.mulf %cst, %77 : f32
            %79 = arith.addf %72, %75 : f32
            %80 = arith.addf %79, %78 : f32
            %81 = arith.addf %80, %62 : f32
            affine.store %81, %arg1[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
          }
        }
      }
      affine.for %arg3 = 1 to 4 {
        affine.for %arg4 = 1 to 5 {
          %0 = affine.load %arg1[%arg3, %arg4, %c1] : memref<5x6x7xf32>
          affine.store %0, %arg0[%arg3, %arg4, %c1] : memref<5x6x7xf32>
          %1 = affine.apply #map(%c1)
          %2 = affine.load %arg1[%arg3, %arg4, %1] : memref<5x6x7xf32>
          affine.store %2, %arg0[%arg3, %arg4, %1] : memref<5x6x7xf32>
          %3 = affine.apply #map1(%c1)
          %4 = affine.load %arg1[%arg3, %arg4, %3] : memref<5x6x7xf32>
          affine.store %4, %arg0[%arg3, %arg4, %3] : memref<5x6x7xf32>
          affine.for %arg5 = 4 to 6 {
            %5 = affine.load %arg1[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
            affine.store %5, %arg0[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
          }
        }
      }
    }
    return
  }
}
