func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  return %0 : i32
}
// -----
func.func @f(%m: !emitc.array<4xi32>, %i: index) -> i32 {
  %p = emitc.subscript %m[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
  %v = emitc.load %p : <i32>
  return %v : i32
}
// expect: equivalent
