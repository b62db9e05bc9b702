func.func @f(%m: memref<256xf32>, %i: i8) -> f32 {
  %a = builtin.unrealized_conversion_cast %m : memref<256xf32> to !emitc.array<256xf32>
  %u = emitc.cast %i : i8 to ui8
  %p = emitc.subscript %a[%u] : (!emitc.array<256xf32>, ui8) -> !emitc.lvalue<f32>
  %v = emitc.load %p : <f32>
  return %v : f32
}
// -----
func.func @f(%m: memref<256xf32>, %i: i8) -> f32 {
  %k = arith.index_cast %i : i8 to index
  %0 = memref.load %m[%k] : memref<256xf32>
  return %0 : f32
}
// expect: different
