// options: --func f
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @f() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %one, %p {alias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.store %one, %q : i32, !llvm.ptr
  %v = llvm.load %q {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @f() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %one, %p {alias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.store %one, %q : i32, !llvm.ptr
  %v = llvm.load %p {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: unknown promise
