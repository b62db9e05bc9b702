#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func internal @callee(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %a {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %b {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  %v = llvm.call @callee(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %v : i32
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func internal @callee(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %a {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %b {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  %v = llvm.call @callee(%a, %a) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %v : i32
}
// expect: unknown promise
