// The memory of a global shows to others, at any size.
memref.global "public" @g : memref<1xi32> = dense<0>
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<1xi32>
  %v = arith.constant 1 : i32
  memref.store %v, %g[%c0] : memref<1xi32>
  affine.for %i = 0 to %n {
    affine.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// -----
memref.global "public" @g : memref<1xi32> = dense<0>
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<1xi32>
  %v = arith.constant 1 : i32
  %w = arith.constant 2 : i32
  memref.store %v, %g[%c0] : memref<1xi32>
  affine.for %i = 0 to %n {
    affine.store %v, %a[%i] : memref<?xi32>
  }
  affine.if affine_set<(d0) : (d0 - 100000000 >= 0)>(%n) {
    memref.store %w, %g[%c0] : memref<1xi32>
  }
  return
}
// expect: unknown not-covered
