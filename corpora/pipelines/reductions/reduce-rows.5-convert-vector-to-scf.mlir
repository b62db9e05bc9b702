module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = ub.poison : vector<6xf32>
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %1 = ub.poison : vector<5x6xf32>
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %2 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %0) -> (vector<6xf32>) {
      %25 = memref.load %arg0[%c0, %arg1] : memref<5x6xf32, strided<[?, ?], offset: ?>>
      %26 = vector.insert %25, %arg2 [%arg1] : f32 into vector<6xf32>
      scf.yield %26 : vector<6xf32>
    }
    %3 = vector.insert %2, %1 [0] : vector<6xf32> into vector<5x6xf32>
    %4 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %0) -> (vector<6xf32>) {
      %25 = memref.load %arg0[%c1, %arg1] : memref<5x6xf32, strided<[?, ?], offset: ?>>
      %26 = vector.insert %25, %arg2 [%arg1] : f32 into vector<6xf32>
      scf.yield %26 : vector<6xf32>
    }
    %5 = vector.insert %4, %3 [1] : vector<6xf32> into vector<5x6xf32>
    %6 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %0) -> (vector<6xf32>) {
      %25 = memref.load %arg0[%c2, %arg1] : memref<5x6xf32, strided<[?, ?], offset: ?>>
      %26 = vector.insert %25, %arg2 [%arg1] : f32 into vector<6xf32>
      scf.yield %26 : vector<6xf32>
    }
    %7 = vector.insert %6, %5 [2] : vector<6xf32> into vector<5x6xf32>
    %8 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %0) -> (vector<6xf32>) {
      %25 = memref.load %arg0[%c3, %arg1] : memref<5x6xf32, strided<[?, ?], offset: ?>>
      %26 = vector.insert %25, %arg2 [%arg1] : f32 into vector<6xf32>
      scf.yield %26 : vector<6xf32>
    }
    %9 = vector.insert %8, %7 [3] : vector<6xf32> into vector<5x6xf32>
    %10 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %0) -> (vector<6xf32>) {
      %25 = memref.load %arg0[%c4, %arg1] : memref<5x6xf32, strided<[?, ?], offset: ?>>
      %26 = vector.insert %25, %arg2 [%arg1] : f32 into vector<6xf32>
      scf.yield %26 : vector<6xf32>
    }
    %11 = vector.insert %10, %9 [4] : vector<6xf32> into vector<5x6xf32>
    %12 = vector.transpose %11, [1, 0] : vector<5x6xf32> to vector<6x5xf32>
    %13 = vector.extract %12[0] : vector<5xf32> from vector<6x5xf32>
    %14 = arith.addf %13, %cst : vector<5xf32>
    %15 = vector.extract %12[1] : vector<5xf32> from vector<6x5xf32>
    %16 = arith.addf %15, %14 : vector<5xf32>
    %17 = vector.extract %12[2] : vector<5xf32> from vector<6x5xf32>
    %18 = arith.addf %17, %16 : vector<5xf32>
    %19 = vector.extract %12[3] : vector<5xf32> from vector<6x5xf32>
    %20 = arith.addf %19, %18 : vector<5xf32>
    %21 = vector.extract %12[4] : vector<5xf32> from vector<6x5xf32>
    %22 = arith.addf %21, %20 : vector<5xf32>
    %23 = vector.extract %12[5] : vector<5xf32> from vector<6x5xf32>
    %24 = arith.addf %23, %22 : vector<5xf32>
    vector.transfer_write %24, %alloc[%c0] {in_bounds = [true]} : vector<5xf32>, memref<5xf32>
    return %alloc : memref<5xf32>
  }
}
