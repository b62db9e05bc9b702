func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %d, %n : index
  cf.assert %same, "sizes agree"
  %large = arith.cmpi uge, %n, %k : index
  %C = arith.select %large, %A, %B : memref<?xf32>
  memref.store %x, %C[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %d, %n : index
  cf.assert %same, "sizes agree"
  %large = arith.cmpi uge, %n, %k : index
  %C = arith.select %large, %A, %B : memref<?xf32>
  memref.store %x, %C[%c0] : memref<?xf32>
  return
}
// expect: equivalent bitwise listed
