// options: --domain exact
func.func @f(%n: memref<1xi32>, %A: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.load %n[%c0] : memref<1xi32>
  %w = arith.index_cast %m : i32 to index
  %u = arith.minsi %w, %c8 : index
  %r = scf.while (%i = %c0) : (index) -> index {
  %p = arith.cmpi slt, %i, %u : index
  scf.condition(%p) %i : index
  } do {
  ^bb0(%i: index):
  memref.store %x, %A[%i] : memref<8xf32>
  %j = arith.addi %i, %c1 : index
  scf.yield %j : index
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
  %u = arith.minsi %w, %c8 : index
  scf.for %i = %c0 to %u step %c1 { memref.store %x, %A[%i] : memref<8xf32> }
  return
}
// expect: equivalent bitwise static
