// options: --assume n:-3..8
func.func @f(%n: memref<1xi32>, %A: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.load %n[%c0] : memref<1xi32>
  %w = arith.index_cast %m : i32 to index
  scf.for %i = %c0 to %c8 step %c1 {
  %p = arith.cmpi slt, %i, %w : index
  scf.if %p { memref.store %x, %A[%i] : memref<8xf32> }
  }
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
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: every element of %n is from -3 to 8
