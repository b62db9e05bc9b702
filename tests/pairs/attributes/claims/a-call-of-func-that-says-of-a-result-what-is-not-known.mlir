// options: --func f
func.func private @g(%a: memref<4xf32>) -> i64 {
  %c = arith.constant 3 : i64
  return %c : i64
}
func.func @f(%a: memref<4xf32>) -> i64 {
  %r = func.call @g(%a) : (memref<4xf32>) -> i64
  return %r : i64
}
// -----
func.func private @g(%a: memref<4xf32>) -> i64 {
  %c = arith.constant 3 : i64
  return %c : i64
}
func.func @f(%a: memref<4xf32>) -> i64 {
  %r = "func.call"(%a) <{callee = @g, res_attrs = [{llvm.nofpclass = 3 : i64}]}> : (memref<4xf32>) -> i64
  return %r : i64
}
// expect: unknown unsupported
