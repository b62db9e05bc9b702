// options: --size n=4 --size a.0=9
func.func @f(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %a[%i] : memref<?xf32>
    affine.store %v, %a[%i + symbol(%n)] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %n: index) {
  %from = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %to = memref.subview %a[%n] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  memref.copy %from, %to : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1], offset: ?>>
  return
}
// expect: equivalent bitwise
