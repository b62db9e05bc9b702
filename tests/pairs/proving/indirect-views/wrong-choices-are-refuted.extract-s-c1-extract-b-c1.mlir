func.func @f(%when: tensor<i1>, %a: tensor<3xf32>, %b: tensor<3xf32>, %x: f32) -> (tensor<3xf32>, f32) {
  %c = tensor.extract %when[] : tensor<i1>
  %c1 = arith.constant 1 : index
  %s = arith.select %c, %a, %b : tensor<3xf32>
  %r = scf.if %c -> tensor<3xf32> {
    %u = tensor.insert %x into %s[%c1] : tensor<3xf32>
    scf.yield %u : tensor<3xf32>
  } else {
    scf.yield %b : tensor<3xf32>
  }
  %e = tensor.extract %s[%c1] : tensor<3xf32>
  return %r, %e : tensor<3xf32>, f32
}
// -----
module {
  func.func @f(%arg0: memref<i1, strided<[], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>, %arg2: memref<3xf32, strided<[?], offset: ?>>, %arg3: f32) -> (memref<3xf32, strided<[?], offset: ?>>, f32) {
    %0 = memref.load %arg0[] : memref<i1, strided<[], offset: ?>>
    %c1 = arith.constant 1 : index
    %1 = arith.select %0, %arg1, %arg2 : memref<3xf32, strided<[?], offset: ?>>
    %2 = scf.if %0 -> (memref<3xf32, strided<[?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
      memref.copy %1, %alloc : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32>
      memref.store %arg3, %alloc[%c1] : memref<3xf32>
      %cast = memref.cast %alloc : memref<3xf32> to memref<3xf32, strided<[?], offset: ?>>
      scf.yield %cast : memref<3xf32, strided<[?], offset: ?>>
    } else {
      scf.yield %arg2 : memref<3xf32, strided<[?], offset: ?>>
    }
    %3 = memref.load %arg2[%c1] : memref<3xf32, strided<[?], offset: ?>>
    return %2, %3 : memref<3xf32, strided<[?], offset: ?>>, f32
  }
}
// expect: different
