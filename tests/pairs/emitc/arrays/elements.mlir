func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %0, %m[%i, %i] : memref<4x8xf32>
  return %0 : f32
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %a = builtin.unrealized_conversion_cast %m : memref<4x8xf32> to !emitc.array<4x8xf32>
  %p = emitc.subscript %a[%i, %j] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<f32>
  %v = emitc.load %p : <f32>
  %q = emitc.subscript %a[%i, %i] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<f32>
  emitc.assign %v : f32 to %q : <f32>
  return %v : f32
}
// expect: equivalent
