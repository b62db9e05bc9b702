module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = ub.poison : f32
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<5x6xf32, strided<[?, ?], offset: ?>>, vector<5x6xf32>
    %2 = vector.transpose %1, [1, 0] : vector<5x6xf32> to vector<6x5xf32>
    %3 = vector.extract %2[0] : vector<5xf32> from vector<6x5xf32>
    %4 = arith.addf %3, %cst : vector<5xf32>
    %5 = vector.extract %2[1] : vector<5xf32> from vector<6x5xf32>
    %6 = arith.addf %5, %4 : vector<5xf32>
    %7 = vector.extract %2[2] : vector<5xf32> from vector<6x5xf32>
    %8 = arith.addf %7, %6 : vector<5xf32>
    %9 = vector.extract %2[3] : vector<5xf32> from vector<6x5xf32>
    %10 = arith.addf %9, %8 : vector<5xf32>
    %11 = vector.extract %2[4] : vector<5xf32> from vector<6x5xf32>
    %12 = arith.addf %11, %10 : vector<5xf32>
    %13 = vector.extract %2[5] : vector<5xf32> from vector<6x5xf32>
    %14 = arith.addf %13, %12 : vector<5xf32>
    vector.transfer_write %14, %alloc[%c0] {in_bounds = [true]} : vector<5xf32>, memref<5xf32>
    return %alloc : memref<5xf32>
  }
}
