func.func private @g()
func.func @f(%p: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  func.call @g() : () -> ()
  %a = memref.load %p[%c0] : memref<4xi32>
  return %a : i32
}
// -----
llvm.func @g()
llvm.func @f(%p: !llvm.ptr) -> i32 {
  llvm.call @g() : () -> ()
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.return %a : i32
}
// expect: unknown promise
