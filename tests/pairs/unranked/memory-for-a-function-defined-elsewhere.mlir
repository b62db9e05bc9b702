// A function of memrefs of any rank is given the same one.
func.func private @print(memref<*xf32>)
func.func @f(%x: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<2x2xf32>)
  %u = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<2x2xf32>
  return
}
// -----
func.func private @print(memref<*xf32>)
func.func @f(%x: f32) {
  %m = memref.alloca() : memref<2x2xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      affine.store %x, %m[%i, %j] : memref<2x2xf32>
    }
  }
  %u = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  return
}
// expect: equivalent
