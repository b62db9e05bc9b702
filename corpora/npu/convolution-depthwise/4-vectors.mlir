#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map3 = affine_map<(d0, d1, d2) -> (d0 * 4 + d1 * 2 + d2)>
module {
  func.func @kernel(%arg0: tensor<1x11x11x8xf32>, %arg1: tensor<3x3x8xf32>, %arg2: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %arg2) -> (tensor<1x5x5x8xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.min #map2(%arg3)
      %extracted_slice = tensor.extract_slice %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x5x5x8xf32> to tensor<1x?x5x4xf32>
      %4 = scf.for %arg6 = %c0 to %3 step %c1 iter_args(%arg7 = %extracted_slice) -> (tensor<1x?x5x4xf32>) {
        %5 = scf.for %arg8 = %c0 to %c3 step %c1 iter_args(%arg9 = %arg7) -> (tensor<1x?x5x4xf32>) {
          %6 = affine.apply #map3(%arg3, %arg6, %arg8)
          %7 = vector.transfer_read %arg0[%c0, %6, %c0, %2], %cst {in_bounds = [true, true, true]} : tensor<1x11x11x8xf32>, vector<1x11x4xf32>
          %8 = vector.transfer_read %arg1[%arg8, %c0, %2], %cst {in_bounds = [true, true]} : tensor<3x3x8xf32>, vector<3x4xf32>
          %9 = vector.transfer_read %arg9[%c0, %arg6, %c0, %c0], %cst {in_bounds = [true, true, true]} : tensor<1x?x5x4xf32>, vector<1x5x4xf32>
          %10 = vector.extract %7[0, 0] : vector<4xf32> from vector<1x11x4xf32>
          %11 = vector.shape_cast %10 : vector<4xf32> to vector<1x1x4xf32>
          %12 = vector.extract %7[0, 2] : vector<4xf32> from vector<1x11x4xf32>
          %13 = vector.shape_cast %12 : vector<4xf32> to vector<1x1x4xf32>
          %14 = vector.extract %7[0, 4] : vector<4xf32> from vector<1x11x4xf32>
          %15 = vector.shape_cast %14 : vector<4xf32> to vector<1x1x4xf32>
          %16 = vector.extract %7[0, 6] : vector<4xf32> from vector<1x11x4xf32>
          %17 = vector.shape_cast %16 : vector<4xf32> to vector<1x1x4xf32>
          %18 = vector.extract %7[0, 8] : vector<4xf32> from vector<1x11x4xf32>
          %19 = vector.shape_cast %18 : vector<4xf32> to vector<1x1x4xf32>
          %20 = vector.extract %7[0, 1] : vector<4xf32> from vector<1x11x4xf32>
          %21 = vector.shape_cast %20 : vector<4xf32> to vector<1x1x4xf32>
          %22 = vector.extract %7[0, 3] : vector<4xf32> from vector<1x11x4xf32>
          %23 = vector.shape_cast %22 : vector<4xf32> to vector<1x1x4xf32>
          %24 = vector.extract %7[0, 5] : vector<4xf32> from vector<1x11x4xf32>
          %25 = vector.shape_cast %24 : vector<4xf32> to vector<1x1x4xf32>
          %26 = vector.extract %7[0, 7] : vector<4xf32> from vector<1x11x4xf32>
          %27 = vector.shape_cast %26 : vector<4xf32> to vector<1x1x4xf32>
          %28 = vector.extract %7[0, 9] : vector<4xf32> from vector<1x11x4xf32>
          %29 = vector.shape_cast %28 : vector<4xf32> to vector<1x1x4xf32>
          %30 = vector.extract %7[0, 10] : vector<4xf32> from vector<1x11x4xf32>
          %31 = vector.shape_cast %30 : vector<4xf32> to vector<1x1x4xf32>
          %32 = vector.extract %8[0] : vector<4xf32> from vector<3x4xf32>
          %33 = vector.extract %8[1] : vector<4xf32> from vector<3x4xf32>
          %34 = vector.extract %8[2] : vector<4xf32> from vector<3x4xf32>
          %35 = vector.extract %9[0, 0] : vector<4xf32> from vector<1x5x4xf32>
          %36 = vector.shape_cast %35 : vector<4xf32> to vector<1x1x4xf32>
          %37 = vector.extract %9[0, 1] : vector<4xf32> from vector<1x5x4xf32>
          %38 = vector.shape_cast %37 : vector<4xf32> to vector<1x1x4xf32>
          %39 = vector.extract %9[0, 2] : vector<4xf32> from vector<1x5x4xf32>
          %40 = vector.shape_cast %39 : vector<4xf32> to vector<1x1x4xf32>
          %41 = vector.extract %9[0, 3] : vector<4xf32> from vector<1x5x4xf32>
          %42 = vector.shape_cast %41 : vector<4xf32> to vector<1x1x4xf32>
          %43 = vector.extract %9[0, 4] : vector<4xf32> from vector<1x5x4xf32>
          %44 = vector.shape_cast %43 : vector<4xf32> to vector<1x1x4xf32>
          %45 = vector.shape_cast %32 : vector<4xf32> to vector<1x1x4xf32>
          %46 = vector.fma %11, %45, %36 : vector<1x1x4xf32>
          %47 = vector.fma %13, %45, %38 : vector<1x1x4xf32>
          %48 = vector.fma %15, %45, %40 : vector<1x1x4xf32>
          %49 = vector.fma %17, %45, %42 : vector<1x1x4xf32>
          %50 = vector.fma %19, %45, %44 : vector<1x1x4xf32>
          %51 = vector.shape_cast %33 : vector<4xf32> to vector<1x1x4xf32>
          %52 = vector.fma %21, %51, %46 : vector<1x1x4xf32>
          %53 = vector.fma %23, %51, %47 : vector<1x1x4xf32>
          %54 = vector.fma %25, %51, %48 : vector<1x1x4xf32>
          %55 = vector.fma %27, %51, %49 : vector<1x1x4xf32>
          %56 = vector.fma %29, %51, %50 : vector<1x1x4xf32>
          %57 = vector.shape_cast %34 : vector<4xf32> to vector<1x1x4xf32>
          %58 = vector.fma %13, %57, %52 : vector<1x1x4xf32>
          %59 = vector.fma %15, %57, %53 : vector<1x1x4xf32>
          %60 = vector.fma %17, %57, %54 : vector<1x1x4xf32>
          %61 = vector.fma %19, %57, %55 : vector<1x1x4xf32>
          %62 = vector.fma %31, %57, %56 : vector<1x1x4xf32>
          %63 = vector.insert_strided_slice %58, %9 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %64 = vector.insert_strided_slice %59, %63 {offsets = [0, 1, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %65 = vector.insert_strided_slice %60, %64 {offsets = [0, 2, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %66 = vector.insert_strided_slice %61, %65 {offsets = [0, 3, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %67 = vector.insert_strided_slice %62, %66 {offsets = [0, 4, 0], strides = [1, 1, 1]} : vector<1x1x4xf32> into vector<1x5x4xf32>
          %68 = vector.shape_cast %67 : vector<1x5x4xf32> to vector<1x1x5x4xf32>
          %69 = vector.transfer_write %68, %arg9[%c0, %arg6, %c0, %c0] {in_bounds = [true, false, true, true]} : vector<1x1x5x4xf32>, tensor<1x?x5x4xf32>
          scf.yield %69 : tensor<1x?x5x4xf32>
        }
        scf.yield %5 : tensor<1x?x5x4xf32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x?x5x4xf32> into tensor<1x5x5x8xf32>
      }
    }
    return %0 : tensor<1x5x5x8xf32>
  }
}

