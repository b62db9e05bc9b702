#map = affine_map<(d0) -> (d0 + 2)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map3 = affine_map<(d0, d1, d2) -> (d0 * 4 + d1 * 2 + d2)>
module {
  func.func @kernel(%arg0: memref<1x11x11x8xf32>, %arg1: memref<3x3x8xf32>, %arg2: memref<1x5x5x8xf32>) -> memref<1x5x5x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.forall (%arg3, %arg4) in (3, 2) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.min #map2(%arg3)
      %subview = memref.subview %arg2[0, %0, 0, %1] [1, %2, 5, 4] [1, 1, 1, 1] : memref<1x5x5x8xf32> to memref<1x?x5x4xf32, strided<[200, 40, 8, 1], offset: ?>>
      scf.for %arg5 = %c0 to %2 step %c1 {
        scf.for %arg6 = %c0 to %c3 step %c1 {
          %3 = affine.apply #map3(%arg3, %arg5, %arg6)
          %4 = vector.transfer_read %arg0[%c0, %3, %c0, %1], %cst {in_bounds = [true, true, true]} : memref<1x11x11x8xf32>, vector<1x11x4xf32>
          %5 = vector.transfer_read %arg1[%arg6, %c0, %1], %cst {in_bounds = [true, true]} : memref<3x3x8xf32>, vector<3x4xf32>
          %6 = vector.transfer_read %subview[%c0, %arg5, %c0, %c0], %cst {in_bounds = [true, true, true]} : memref<1x?x5x4xf32, strided<[200, 40, 8, 1], offset: ?>>, vector<1x5x4xf32>
          %7 = vector.extract %4[0, 0] : vector<4xf32> from vector<1x11x4xf32>
          %8 = vector.shape_cast %7 : vector<4xf32> to vector<1x1x4xf32>
          %9 = vector.extract %4[0, 2] : vector<4xf32> from vector<1x11x4xf32>
          %10 = vector.shape_cast %9 : vector<4xf32> to vector<1x1x4xf32>
          %11 = vector.extract %4[0, 4] : vector<4xf32> from vector<1x11x4xf32>
          %12 = vector.shape_cast %11 : vector<4xf32> to vector<1x1x4xf32>
          %13 = vector.extract %4[0, 6] : vector<4xf32> from vector<1x11x4xf32>
          %14 = vector.shape_cast %13 : vector<4xf32> to vector<1x1x4xf32>
          %15 = vector.extract %4[0, 8] : vector<4xf32> from vector<1x11x4xf32>
          %16 = vector.shape_cast %15 : vector<4xf32> to vector<1x1x4xf32>
          %17 = vector.extract %4[0, 1] : vector<4xf32> from vector<1x11x4xf32>
          %18 = vector.shape_cast %17 : vector<4xf32> to vector<1x1x4xf32>
          %19 = vector.extract %4[0, 3] : vector<4xf32> from vector<1x11x4xf32>
          %20 = vector.shape_cast %19 : vector<4xf32> to vector<1x1x4xf32>
          %21 = vector.extract %4[0, 5] : vector<4xf32> from vector<1x11x4xf32>
          %22 = vector.shape_cast %21 : vector<4xf32> to vector<1x1x4xf32>
          %23 = vector.extract %4[0, 7] : vector<4xf32> from vector<1x11x4xf32>
          %24 = vector.shape_cast %23 : vector<4xf32> to vector<1x1x4xf32>
          %25 = vector.extract %4[0, 9] : vector<4xf32> from vector<1x11x4xf32>
          %26 = vector.shape_cast %25 : vector<4xf32> to vector<1x1x4xf32>
          %27 = vector.extract %4[0, 10] : vector<4xf32> from vector<1x11x4xf32>
          %28 = vector.shape_cast %27 : vector<4xf32> to vector<1x1x4xf32>
          %29 = vector.extract %5[0] : vector<4xf32> from vector<3x4xf32>
          %30 = vector.extract %5[1] : vector<4xf32> from vector<3x4xf32>
          %31 = vector.extract %5[2] : vector<4xf32> from vector<3x4xf32>
          %32 = vector.extract %6[0, 0] : vector<4xf32> from vector<1x5x4xf32>
          %33 = vector.shape_cast %32 : vector<4xf32> to vector<1x1x4xf32>
          %34 = vector.extract %6[0, 1] : vector<4xf32> from vector<1x5x4xf32>
          %35 = vector.shape_cast %34 : vector<4xf32> to vector<1x1x4xf32>
          %36 = vector.extract %6[0, 2] : vector<4xf32> from vector<1x5x4xf32>
          %37 = vector.shape_cast %36 : vector<4xf32> to vector<1x1x4xf32>
          %38 = vector.extract %6[0, 3] : vector<4xf32> from vector<1x5x4xf32>
          %39 = vector.shape_cast %38 : vector<4xf32> to vector<1x1x4xf32>
          %40 = vector.extract %6[0, 4] : vector<4xf32> from vector<1x5x4xf32>
          %41 = vector.shape_cast %40 : vector<4xf32> to vector<1x1x4xf32>
          %42 = vector.shape_cast %29 : vector<4xf32> to vector<1x1x4xf32>
          %43 = vector.fma %8, %42, %33 : vector<1x1x4xf32>
          %44 = vector.fma %10, %42, %35 : vector<1x1x4xf32>
          %45 = vector.fma %12, %42, %37 : vector<1x1x4xf32>
          %46 = vector.fma %14, %42, %39 : vector<1x1x4xf32>
          %47 = vector.fma %16, %42, %41 : vector<1x1x4xf32>
          %48 = vector.shape_cast %30 : vector<4xf32> to vector<1x1x4xf32>
          %49 = vector.fma %18, %48, %43 : vector<1x1x4xf32>
          %50 = vector.fma %20, %48, %44 : vector<1x1x4xf32>
          %51 = vector.fma %22, %48, %45 : vector<1x1x4xf32>
          %52 = vector.fma %24, %48, %46 : vector<1x1x4xf32>
          %53 = vector.fma %26, %48, %47 : vector<1x1x4xf32>
          %54 = vector.shape_cast %31 : vector<4xf32> to vector<1x1x4xf32>
          %55 = vector.fma %10, %54, %49 : vector<1x1x4xf32>
          %56 = vector.fma %12, %54, %50 : vector<1x1x4xf32>
          %57 = vector.fma %14, %54, %51 : vector<1x1x4xf32>
          %58 = vector.fma %16, %54, %52 : vector<1x1x4xf32>
          %59 = vector.fma %28, %54, %53 : vector<1x1x4xf32>
          %60 = vector.insert_strided_slice %55, %6 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %61 = vector.insert_strided_slice %56, %60 {offsets = [0, 1, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %62 = vector.insert_strided_slice %57, %61 {offsets = [0, 2, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %63 = vector.insert_strided_slice %58, %62 {offsets = [0, 3, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %64 = vector.insert_strided_slice %59, %63 {offsets = [0, 4, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %65 = vector.shape_cast %64 : vector<1x5x4xf32> to vector<1x1x5x4xf32>
          vector.transfer_write %65, %subview[%c0, %arg5, %c0, %c0] {in_bounds = [true, false, true, true]} : vector<1x1x5x4xf32>, memref<1x?x5x4xf32, strided<[200, 40, 8, 1], offset: ?>>
        }
      }
    }
    return %arg2 : memref<1x5x5x8xf32>
  }
}

