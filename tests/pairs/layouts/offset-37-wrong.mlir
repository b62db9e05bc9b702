func.func @f(%A: memref<?x?xf32, strided<[?, ?], offset: ?>>, %B: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %d0 = memref.dim %A, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d1 = memref.dim %A, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %d0 step %c1 { scf.for %j = %c0 to %d1 step %c1 {
    %v = memref.load %A[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    memref.store %v, %B[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%A: memref<?x?xf32, strided<[?, ?], offset: ?>>, %B: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %d0 = memref.dim %A, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d1 = memref.dim %A, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %A : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
%u = arith.cmpi eq, %o, %c37 : index
%oo = arith.select %u, %c1, %o : index
%s0 = arith.addi %t#0, %c0 : index
%s1 = arith.addi %t#1, %c0 : index
  %V = memref.reinterpret_cast %b to offset: [%oo], sizes: [%z#0, %z#1], strides: [%s0, %s1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %d0 step %c1 { scf.for %j = %c0 to %d1 step %c1 {
    %v = memref.load %V[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    memref.store %v, %B[%i, %j] : memref<?x?xf32> } }
  return
}
// expect: unknown not-covered
