#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c0_4 = arith.constant 0 : index
    %c4_5 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c6_6 = arith.constant 6 : index
    %c6_7 = arith.constant 6 : index
    %c6_8 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant 0xFF800000 : f32
    affine.for %arg2 = 0 to 5 {
      %0 = affine.load %arg0[%arg2, %c0_4] : memref<5x7xf32>
      %1 = arith.maximumf %cst_9, %0 : f32
      %2 = affine.apply #map(%c0_4)
      %3 = affine.load %arg0[%arg2, %2] : memref<5x7xf32>
      %4 = arith.maximumf %1, %3 : f32
      %5 = affine.apply #map1(%c0_4)
      %6 = affine.load %arg0[%arg2, %5] : memref<5x7xf32>
      %7 = arith.maximumf %4, %6 : f32
      %8 = affine.apply #map(%5)
      %9 = affine.load %arg0[%arg2, %8] : memref<5x7xf32>
      %10 = arith.maximumf %7, %9 : f32
      %11 = affine.load %arg0[%arg2, %c4_5] : memref<5x7xf32>
      %12 = arith.maximumf %10, %11 : f32
      %13 = affine.apply #map(%c4_5)
      %14 = affine.load %arg0[%arg2, %13] : memref<5x7xf32>
      %15 = arith.maximumf %12, %14 : f32
      %16 = affine.load %arg0[%arg2, %c6_8] : memref<5x7xf32>
      %17 = arith.maximumf %15, %16 : f32
      %18 = affine.load %arg0[%arg2, %c0_2] : memref<5x7xf32>
      %19 = arith.subf %18, %17 : f32
      %20 = math.exp %19 : f32
      affine.store %20, %arg1[%arg2, %c0_2] : memref<5x7xf32>
      %21 = affine.apply #map(%c0_2)
      %22 = affine.load %arg0[%arg2, %21] : memref<5x7xf32>
      %23 = arith.subf %22, %17 : f32
      %24 = math.exp %23 : f32
      affine.store %24, %arg1[%arg2, %21] : memref<5x7xf32>
      %25 = affine.apply #map1(%c0_2)
      %26 = affine.load %arg0[%arg2, %25] : memref<5x7xf32>
      %27 = arith.subf %26, %17 : f32
      %28 = math.exp %27 : f32
      affine.store %28, %arg1[%arg2, %25] : memref<5x7xf32>
      %29 = affine.apply #map(%25)
      %30 = affine.load %arg0[%arg2, %29] : memref<5x7xf32>
      %31 = arith.subf %30, %17 : f32
      %32 = math.exp %31 : f32
      affine.store %32, %arg1[%arg2, %29] : memref<5x7xf32>
      %33 = affine.load %arg0[%arg2, %c4_3] : memref<5x7xf32>
      %34 = arith.subf %33, %17 : f32
      %35 = math.exp %34 : f32
      affine.store %35, %arg1[%arg2, %c4_3] : memref<5x7xf32>
      %36 = affine.apply #map(%c4_3)
      %37 = affine.load %arg0[%arg2, %36] : memref<5x7xf32>
      %38 = arith.subf %37, %17 : f32
      %39 = math.exp %38 : f32
      affine.store %39, %arg1[%arg2, %36] : memref<5x7xf32>
      %40 = affine.load %arg0[%arg2, %c6_7] : memref<5x7xf32>
      %41 = arith.subf %40, %17 : f32
      %42 = math.exp %41 : f32
      affine.store %42, %arg1[%arg2, %c6_7] : memref<5x7xf32>
      %43 = affine.load %arg1[%arg2, %c0_0] : memref<5x7xf32>
      %44 = arith.addf %cst, %43 : f32
      %45 = affine.apply #map(%c0_0)
      %46 = affine.load %arg1[%arg2, %45] : memref<5x7xf32>
      %47 = arith.addf %44, %46 : f32
      %48 = affine.apply #map1(%c0_0)
      %49 = affine.load %arg1[%arg2, %48] : memref<5x7xf32>
      %50 = arith.addf %47, %49 : f32
      %51 = affine.apply #map(%48)
      %52 = affine.load %arg1[%arg2, %51] : memref<5x7xf32>
      %53 = arith.addf %50, %52 : f32
      %54 = affine.load %arg1[%arg2, %c4_1] : memref<5x7xf32>
      %55 = arith.addf %53, %54 : f32
      %56 = affine.apply #map(%c4_1)
      %57 = affine.load %arg1[%arg2, %56] : memref<5x7xf32>
      %58 = arith.addf %55, %57 : f32
      %59 = affine.load %arg1[%arg2, %c6_6] : memref<5x7xf32>
      %60 = arith.addf %58, %59 : f32
      %61 = affine.load %arg1[%arg2, %c0] : memref<5x7xf32>
      %62 = arith.divf %61, %60 : f32
      affine.store %62, %arg1[%arg2, %c0] : memref<5x7xf32>
      %63 = affine.apply #map(%c0)
      %64 = affine.load %arg1[%arg2, %63] : memref<5x7xf32>
      %65 = arith.divf %64, %60 : f32
      affine.store %65, %arg1[%arg2, %63] : memref<5x7xf32>
      %66 = affine.apply #map1(%c0)
      %67 = affine.load %arg1[%arg2, %66] : memref<5x7xf32>
      %68 = arith.divf %67, %60 : f32
      affine.store %68, %arg1[%arg2, %66] : memref<5x7xf32>
      %69 = affine.apply #map(%66)
      %70 = affine.load %arg1[%arg2, %69] : memref<5x7xf32>
      %71 = arith.divf %70, %60 : f32
      affine.store %71, %arg1[%arg2, %69] : memref<5x7xf32>
      %72 = affine.load %arg1[%arg2, %c4] : memref<5x7xf32>
      %73 = arith.divf %72, %60 : f32
      affine.store %73, %arg1[%arg2, %c4] : memref<5x7xf32>
      %74 = affine.apply #map(%c4)
      %75 = affine.load %arg1[%arg2, %74] : memref<5x7xf32>
      %76 = arith.divf %75, %60 : f32
      affine.store %76, %arg1[%arg2, %74] : memref<5x7xf32>
      %77 = affine.load %arg1[%arg2, %c6] : memref<5x7xf32>
      %78 = arith.divf %77, %60 : f32
      affine.store %78, %arg1[%arg2, %c6] : memref<5x7xf32>
    }
    return
  }
}
