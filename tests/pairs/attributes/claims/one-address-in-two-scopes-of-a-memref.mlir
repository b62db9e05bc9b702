func.func @f(%p: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %p[%c0] : memref<4xi32>
  %y = memref.load %p[%c0] : memref<4xi32>
  return %y : i32
}
// -----
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {alias_scopes = [#s]} : i32, !llvm.ptr
  %y = llvm.load %p {noalias_scopes = [#s]} : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: unknown promise
