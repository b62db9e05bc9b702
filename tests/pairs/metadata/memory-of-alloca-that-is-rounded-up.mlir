func.func @f(%a: memref<?xf32>, %n: index) {
  return
}
// -----
func.func @f(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : index
  %p = arith.maxsi %n, %z : index
  %m = memref.alloca(%p) : memref<?xf32>
  %c8 = arith.constant 8 : index
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %q = arith.ceildivui %s, %c8 : index
  %k = arith.muli %q, %c8 : index
  %r = memref.reinterpret_cast %b to offset: [0], sizes: [%k], strides: [1] : memref<f32> to memref<?xf32>
  %x = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %k step %c1 {
    memref.store %x, %r[%i] : memref<?xf32>
  }

  return
}
// expect: different
