module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = ub.poison : f32
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<5x6xf32, strided<[?, ?], offset: ?>>, vector<5x6xf32>
    %2 = vector.multi_reduction <add>, %1, %cst [1] : vector<5x6xf32> to vector<5xf32>
    vector.transfer_write %2, %alloc[%c0] {in_bounds = [true]} : vector<5xf32>, memref<5xf32>
    %cast = memref.cast %alloc : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
    return %alloc : memref<5xf32>
  }
}
