func.func @f(%x: f32, %B: memref<f32>) {
  %r = memref.alloca_scope -> (memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  memref.alloca_scope.return %a : memref<f32>
  }
  %y = memref.load %r[] : memref<f32>
  memref.store %y, %B[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %B: memref<f32>) {
  %r = memref.alloca_scope -> (memref<f32>) {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  memref.alloca_scope.return %a : memref<f32>
  }
  %y = memref.load %r[] : memref<f32>
  memref.store %y, %B[] : memref<f32>
  return
}
// expect: unknown unsupported
