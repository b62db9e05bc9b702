#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {alias_scopes = [#s]} : i32, !llvm.ptr
  %y = llvm.load %q {noalias_scopes = [#s]} : !llvm.ptr -> i32
  %z = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %y, %z : i32
  llvm.return %w : i32
}
// -----
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {alias_scopes = [#s]} : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  %z = llvm.load %p {noalias_scopes = [#s]} : !llvm.ptr -> i32
  %w = llvm.add %y, %z : i32
  llvm.return %w : i32
}
// expect: unknown promise
