func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %d = memref.dim %a, %c0 : memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  %eight = arith.cmpi eq, %d, %c8 : index
  %positive = arith.cmpi sgt, %x, %z : i32
  %both = arith.andi %eight, %positive : i1
  cf.assert %both, "a has eight elements, and x is positive"
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %b[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %d = memref.dim %a, %c0 : memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    affine.store %x, %b[%i] : memref<?xi32>
  }
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<?xi32>
  }
  %m = arith.maxsi %n, %c8 : index
  %s = arith.cmpi slt, %m, %d : index
  scf.if %s {
    memref.store %z, %b[%c0] : memref<?xi32>
  }
  return
}
// expect: equivalent bitwise listed
