func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  affine.for %i = 0 to 8 {
  affine.for %j = 0 to 4 {

  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>

  }
  }
  return
}
// -----
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  scf.forall (%i, %j) in (8, 4) {
  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}
// expect: equivalent bitwise
