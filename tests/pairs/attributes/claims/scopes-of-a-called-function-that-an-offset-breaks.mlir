// options: --func f
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @callee(%a: !llvm.ptr, %k: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %one, %g {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %a {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  %v = llvm.call @callee(%a, %k) : (!llvm.ptr, i64) -> i32
  llvm.return %v : i32
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @callee(%a: !llvm.ptr, %k: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %one, %g {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %a {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  %v = llvm.call @callee(%a, %k) : (!llvm.ptr, i64) -> i32
  llvm.return %v : i32
}
// expect: unknown promise
