func.func private @g(memref<4xi64>, index) -> index
func.func @f(%p: memref<4xi64>, %n: index) -> index {
  %r = func.call @g(%p, %n) : (memref<4xi64>, index) -> index
  return %r : index
}
// -----
func.func private @g(memref<4xi64>, index) -> index attributes {llvm.emit_c_interface}
func.func @f(%p: memref<4xi64>, %n: index) -> index {
  %r = func.call @g(%p, %n) : (memref<4xi64>, index) -> index
  return %r : index
}
// expect: unknown
