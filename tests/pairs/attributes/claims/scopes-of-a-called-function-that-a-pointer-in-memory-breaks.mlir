// options: --func f
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func internal @callee(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.load %b : !llvm.ptr -> !llvm.ptr
  llvm.store %one, %g {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %a {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %c = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %c, %b : !llvm.ptr, !llvm.ptr
  %v = llvm.call @callee(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %v : i32
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func internal @callee(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.load %b : !llvm.ptr -> !llvm.ptr
  llvm.store %one, %g {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %a {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %c = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %a, %b : !llvm.ptr, !llvm.ptr
  %v = llvm.call @callee(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %v : i32
}
// expect: unknown promise
