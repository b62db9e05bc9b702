// options: --assume n:0..64
func.func @f(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %a[%i] : memref<?xf32>
    affine.store %v, %a[%i + 2] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %n: index) {
  %from = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %to = memref.subview %a[2] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 2>>
  memref.copy %from, %to : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1], offset: 2>>
  return
}
// expect: unknown
