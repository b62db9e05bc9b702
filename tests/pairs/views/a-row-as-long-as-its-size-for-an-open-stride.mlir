func.func @f(%a: memref<?x?xf32, strided<[?, 1]>>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %m = memref.dim %a, %c1 : memref<?x?xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %a[%i, %j] : memref<?x?xf32, strided<[?, 1]>>
    }
  }
  return
}
// -----
func.func @f(%a: memref<?x?xf32, strided<[?, 1]>>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %m = memref.dim %a, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %b = memref.reinterpret_cast %a to offset: [0], sizes: [%n, %m], strides: [%m, 1] : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %b[%i, %j] : memref<?x?xf32, strided<[?, 1]>>
    }
  }
  return
}
// expect: different
