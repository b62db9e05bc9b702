module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x3xf32, strided<[?, ?], offset: ?>>) -> memref<3x3xf32> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = ub.poison : vector<4xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %1 = ub.poison : vector<4x4xf32>
    %2 = ub.poison : f32
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<3x3xf32>)
    %3 = vector.constant_mask [3, 4] : vector<4x4xi1>
    %4 = vector.extract %3[0] : vector<4xi1> from vector<4x4xi1>
    %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %4[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg0[%c0, %arg2] : memref<3x4xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %6 = vector.insert %5, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %7 = vector.extract %3[1] : vector<4xi1> from vector<4x4xi1>
    %8 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %7[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg0[%c1, %arg2] : memref<3x4xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %9 = vector.insert %8, %6 [1] : vector<4xf32> into vector<4x4xf32>
    %10 = vector.extract %3[2] : vector<4xi1> from vector<4x4xi1>
    %11 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %10[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg0[%c2, %arg2] : memref<3x4xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %12 = vector.insert %11, %9 [2] : vector<4xf32> into vector<4x4xf32>
    %13 = vector.extract %3[3] : vector<4xi1> from vector<4x4xi1>
    %14 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %13[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg0[%c3, %arg2] : memref<3x4xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %15 = vector.insert %14, %12 [3] : vector<4xf32> into vector<4x4xf32>
    %16 = vector.broadcast %15 : vector<4x4xf32> to vector<4x4x4xf32>
    %17 = vector.transpose %16, [1, 0, 2] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %18 = vector.constant_mask [4, 3] : vector<4x4xi1>
    %19 = vector.extract %18[0] : vector<4xi1> from vector<4x4xi1>
    %20 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %19[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg1[%c0, %arg2] : memref<4x3xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %21 = vector.insert %20, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %22 = vector.extract %18[1] : vector<4xi1> from vector<4x4xi1>
    %23 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %22[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg1[%c1, %arg2] : memref<4x3xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %24 = vector.insert %23, %21 [1] : vector<4xf32> into vector<4x4xf32>
    %25 = vector.extract %18[2] : vector<4xi1> from vector<4x4xi1>
    %26 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %25[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg1[%c2, %arg2] : memref<4x3xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %27 = vector.insert %26, %24 [2] : vector<4xf32> into vector<4x4xf32>
    %28 = vector.extract %18[3] : vector<4xi1> from vector<4x4xi1>
    %29 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0) -> (vector<4xf32>) {
      %78 = vector.extract %28[%arg2] : i1 from vector<4xi1>
      %79 = scf.if %78 -> (vector<4xf32>) {
        %80 = memref.load %arg1[%c3, %arg2] : memref<4x3xf32, strided<[?, ?], offset: ?>>
        %81 = vector.insert %80, %arg3 [%arg2] : f32 into vector<4xf32>
        scf.yield %81 : vector<4xf32>
      } else {
        scf.yield %arg3 : vector<4xf32>
      }
      scf.yield %79 : vector<4xf32>
    }
    %30 = vector.insert %29, %27 [3] : vector<4xf32> into vector<4x4xf32>
    %31 = vector.broadcast %30 : vector<4x4xf32> to vector<4x4x4xf32>
    %32 = vector.transpose %31, [0, 2, 1] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %33 = vector.constant_mask [3, 3] : vector<4x4xi1>
    %34 = vector.extract %33[0] : vector<4xi1> from vector<4x4xi1>
    %35 = vector.transfer_read %alloc[%c0, %c0], %2, %34 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %36 = vector.insert %35, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %37 = vector.extract %33[1] : vector<4xi1> from vector<4x4xi1>
    %38 = vector.transfer_read %alloc[%c1, %c0], %2, %37 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %39 = vector.insert %38, %36 [1] : vector<4xf32> into vector<4x4xf32>
    %40 = vector.extract %33[2] : vector<4xi1> from vector<4x4xi1>
    %41 = vector.transfer_read %alloc[%c2, %c0], %2, %40 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %42 = vector.insert %41, %39 [2] : vector<4xf32> into vector<4x4xf32>
    %43 = vector.extract %33[3] : vector<4xi1> from vector<4x4xi1>
    %44 = vector.transfer_read %alloc[%c3, %c0], %2, %43 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %45 = vector.insert %44, %42 [3] : vector<4xf32> into vector<4x4xf32>
    %46 = arith.mulf %17, %32 : vector<4x4x4xf32>
    %47 = vector.constant_mask [3, 3, 4] : vector<4x4x4xi1>
    %48 = vector.transpose %47, [2, 0, 1] : vector<4x4x4xi1> to vector<4x4x4xi1>
    %49 = vector.transpose %46, [2, 0, 1] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %50 = vector.shape_cast %48 : vector<4x4x4xi1> to vector<4x16xi1>
    %51 = vector.shape_cast %49 : vector<4x4x4xf32> to vector<4x16xf32>
    %52 = vector.shape_cast %45 : vector<4x4xf32> to vector<16xf32>
    %53 = vector.extract %51[0] : vector<16xf32> from vector<4x16xf32>
    %54 = vector.extract %50[0] : vector<16xi1> from vector<4x16xi1>
    %55 = arith.addf %53, %52 : vector<16xf32>
    %56 = arith.select %54, %55, %52 : vector<16xi1>, vector<16xf32>
    %57 = vector.extract %51[1] : vector<16xf32> from vector<4x16xf32>
    %58 = vector.extract %50[1] : vector<16xi1> from vector<4x16xi1>
    %59 = arith.addf %57, %56 : vector<16xf32>
    %60 = arith.select %58, %59, %56 : vector<16xi1>, vector<16xf32>
    %61 = vector.extract %51[2] : vector<16xf32> from vector<4x16xf32>
    %62 = vector.extract %50[2] : vector<16xi1> from vector<4x16xi1>
    %63 = arith.addf %61, %60 : vector<16xf32>
    %64 = arith.select %62, %63, %60 : vector<16xi1>, vector<16xf32>
    %65 = vector.extract %51[3] : vector<16xf32> from vector<4x16xf32>
    %66 = vector.extract %50[3] : vector<16xi1> from vector<4x16xi1>
    %67 = arith.addf %65, %64 : vector<16xf32>
    %68 = arith.select %66, %67, %64 : vector<16xi1>, vector<16xf32>
    %69 = vector.shape_cast %68 : vector<16xf32> to vector<4x4xf32>
    %70 = vector.extract %69[0] : vector<4xf32> from vector<4x4xf32>
    %71 = vector.extract %33[0] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %70, %alloc[%c0, %c0], %71 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %72 = vector.extract %69[1] : vector<4xf32> from vector<4x4xf32>
    %73 = vector.extract %33[1] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %72, %alloc[%c1, %c0], %73 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %74 = vector.extract %69[2] : vector<4xf32> from vector<4x4xf32>
    %75 = vector.extract %33[2] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %74, %alloc[%c2, %c0], %75 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %76 = vector.extract %69[3] : vector<4xf32> from vector<4x4xf32>
    %77 = vector.extract %33[3] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %76, %alloc[%c3, %c0], %77 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    return %alloc : memref<3x3xf32>
  }
}
