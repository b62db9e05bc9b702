func.func @f(%a: memref<32xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = true} %a[%i] : memref<32xf32>, i32 -> f32
  return %r : f32
}
// -----
func.func @f(%a: memref<32xf32>, %i: i32) -> f32 {
  %r = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %a[%i] : memref<32xf32>, i32 -> f32
  return %r : f32
}
// expect: unknown unsupported
