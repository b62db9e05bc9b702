#map = affine_map<(d0) -> ((d0 floordiv 8) * 8)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 4)>
#map5 = affine_map<(d0) -> (d0 + 5)>
#map6 = affine_map<(d0) -> (d0 + 6)>
#map7 = affine_map<(d0) -> (d0 + 7)>
#map8 = affine_map<(d0) -> (d0)>
module {
  func.func @trisolv(%arg0: memref<7x7xf64>, %arg1: memref<7xf64>, %arg2: memref<7xf64>) {
    affine.for %arg3 = 0 to 7 {
      %0 = affine.load %arg2[%arg3] : memref<7xf64>
      affine.store %0, %arg1[%arg3] : memref<7xf64>
      affine.for %arg4 = 0 to #map(%arg3) step 8 {
        %4 = affine.load %arg0[%arg3, %arg4] : memref<7x7xf64>
        %5 = affine.load %arg1[%arg4] : memref<7xf64>
        %6 = affine.load %arg1[%arg3] : memref<7xf64>
        %7 = arith.mulf %4, %5 : f64
        %8 = arith.subf %6, %7 : f64
        affine.store %8, %arg1[%arg3] : memref<7xf64>
        %9 = affine.apply #map1(%arg4)
        %10 = affine.load %arg0[%arg3, %9] : memref<7x7xf64>
        %11 = affine.load %arg1[%9] : memref<7xf64>
        %12 = affine.load %arg1[%arg3] : memref<7xf64>
        %13 = arith.mulf %10, %11 : f64
        %14 = arith.subf %12, %13 : f64
        affine.store %14, %arg1[%arg3] : memref<7xf64>
        %15 = affine.apply #map2(%arg4)
        %16 = affine.load %arg0[%arg3, %15] : memref<7x7xf64>
        %17 = affine.load %arg1[%15] : memref<7xf64>
        %18 = affine.load %arg1[%arg3] : memref<7xf64>
        %19 = arith.mulf %16, %17 : f64
        %20 = arith.subf %18, %19 : f64
        affine.store %20, %arg1[%arg3] : memref<7xf64>
        %21 = affine.apply #map3(%arg4)
        %22 = affine.load %arg0[%arg3, %21] : memref<7x7xf64>
        %23 = affine.load %arg1[%21] : memref<7xf64>
        %24 = affine.load %arg1[%arg3] : memref<7xf64>
        %25 = arith.mulf %22, %23 : f64
        %26 = arith.subf %24, %25 : f64
        affine.store %26, %arg1[%arg3] : memref<7xf64>
        %27 = affine.apply #map4(%arg4)
        %28 = affine.load %arg0[%arg3, %27] : memref<7x7xf64>
        %29 = affine.load %arg1[%27] : memref<7xf64>
        %30 = affine.load %arg1[%arg3] : memref<7xf64>
        %31 = arith.mulf %28, %29 : f64
        %32 = arith.subf %30, %31 : f64
        affine.store %32, %arg1[%arg3] : memref<7xf64>
        %33 = affine.apply #map5(%arg4)
        %34 = affine.load %arg0[%arg3, %33] : memref<7x7xf64>
        %35 = affine.load %arg1[%33] : memref<7xf64>
        %36 = affine.load %arg1[%arg3] : memref<7xf64>
        %37 = arith.mulf %34, %35 : f64
        %38 = arith.subf %36, %37 : f64
        affine.store %38, %arg1[%arg3] : memref<7xf64>
        %39 = affine.apply #map6(%arg4)
        %40 = affine.load %arg0[%arg3, %39] : memref<7x7xf64>
        %41 = affine.load %arg1[%39] : memref<7xf64>
        %42 = affine.load %arg1[%arg3] : memref<7xf64>
        %43 = arith.mulf %40, %41 : f64
        %44 = arith.subf %42, %43 : f64
        affine.store %44, %arg1[%arg3] : memref<7xf64>
        %45 = affine.apply #map7(%arg4)
        %46 = affine.load %arg0[%arg3, %45] : memref<7x7xf64>
        %47 = affine.load %arg1[%45] : memref<7xf64>
        %48 = affine.load %arg1[%arg3] : memref<7xf64>
        %49 = arith.mulf %46, %47 : f64
        %50 = arith.subf %48, %49 : f64
        affine.store %50, %arg1[%arg3] : memref<7xf64>
      }
      affine.for %arg4 = #map(%arg3) to #map8(%arg3) {
        %4 = affine.load %arg0[%arg3, %arg4] : memref<7x7xf64>
        %5 = affine.load %arg1[%arg4] : memref<7xf64>
        %6 = affine.load %arg1[%arg3] : memref<7xf64>
        %7 = arith.mulf %4, %5 : f64
        %8 = arith.subf %6, %7 : f64
        affine.store %8, %arg1[%arg3] : memref<7xf64>
      }
      %1 = affine.load %arg1[%arg3] : memref<7xf64>
      %2 = affine.load %arg0[%arg3, %arg3] : memref<7x7xf64>
      %3 = arith.divf %1, %2 : f64
      affine.store %3, %arg1[%arg3] : memref<7xf64>
    }
    return
  }
}
