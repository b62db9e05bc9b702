// What a cast tells of a memref without a rank is what was known of it.
func.func @f(%m: memref<?x4xf32>, %n: index) -> (index, index, f32) {
  %c0 = arith.constant 0 : index
  %u = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %rank = memref.rank %u : memref<*xf32>
  %size = memref.dim %u, %c0 : memref<*xf32>
  %r = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %x = memref.load %r[%n, %c0] : memref<?x?xf32>
  return %rank, %size, %x : index, index, f32
}
// -----
func.func @f(%m: memref<?x4xf32>, %n: index) -> (index, index, f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %size = memref.dim %m, %c0 : memref<?x4xf32>
  %x = memref.load %m[%n, %c0] : memref<?x4xf32>
  return %c2, %size, %x : index, index, f32
}
// expect: equivalent
