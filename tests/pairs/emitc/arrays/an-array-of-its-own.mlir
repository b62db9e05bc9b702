func.func @f(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() : memref<2xi32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %x, %m[%zero] : memref<2xi32>
  memref.store %x, %m[%one] : memref<2xi32>
  %0 = memref.load %m[%i] : memref<2xi32>
  return %0 : i32
}
// -----
func.func @f(%x: i32, %i: index) -> i32 {
  %m = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<2xi32>
  %zero = "emitc.constant"() <{value = 0 : index}> : () -> index
  %one = "emitc.constant"() <{value = 1 : index}> : () -> index
  %p = emitc.subscript %m[%zero] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<i32>
  emitc.assign %x : i32 to %p : <i32>
  %q = emitc.subscript %m[%one] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<i32>
  emitc.assign %x : i32 to %q : <i32>
  %r = emitc.subscript %m[%i] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<i32>
  %v = emitc.load %r : <i32>
  return %v : i32
}
// expect: equivalent
