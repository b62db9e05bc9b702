func.func @f(%n: memref<1xi32>, %A: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.load %n[%c0] : memref<1xi32>
  %w = arith.index_cast %m : i32 to index
  scf.for %i = %c0 to %w step %c1 { memref.store %x, %A[%i] : memref<8xf32> }
  return
}
// -----
func.func @f(%n: memref<1xi32>, %A: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.load %n[%c0] : memref<1xi32>
  %w = arith.index_cast %m : i32 to index
  scf.for %i = %c0 to %w step %c1 { memref.store %x, %A[%i] : memref<8xf32> }
  return
}
// expect: equivalent bitwise static
