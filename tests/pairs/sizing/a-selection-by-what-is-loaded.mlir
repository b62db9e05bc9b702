func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %slot = memref.alloca() : memref<1xindex>
  %z = arith.constant 0 : index
  memref.store %n, %slot[%z] : memref<1xindex>
  %l = memref.load %slot[%z] : memref<1xindex>
  %k = arith.constant 777 : index
  %bad = arith.cmpi eq, %l, %k : index
  %zero = arith.constant 0.0 : f32
  %y = arith.select %bad, %zero, %x : f32
  affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
  return
}
// expect: different
