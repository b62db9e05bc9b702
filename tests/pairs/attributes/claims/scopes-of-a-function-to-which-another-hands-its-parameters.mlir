// options: --func f
func.func private @h(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = arith.constant 1 : i32
  llvm.store %one, %a : i32, !llvm.ptr
  %v = llvm.load %b : !llvm.ptr -> i32
  func.return %v : i32
}
func.func private @g(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %v = func.call @h(%b, %a) : (!llvm.ptr, !llvm.ptr) -> i32
  func.return %v : i32
}
func.func @f() -> i32 {
  %n = arith.constant 1 : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  %v = func.call @g(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  func.return %v : i32
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
func.func private @h(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %one = arith.constant 1 : i32
  llvm.store %one, %a {alias_scopes = [#scope]} : i32, !llvm.ptr
  %v = llvm.load %b {noalias_scopes = [#scope]} : !llvm.ptr -> i32
  func.return %v : i32
}
func.func private @g(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %v = func.call @h(%b, %a) : (!llvm.ptr, !llvm.ptr) -> i32
  func.return %v : i32
}
func.func @f() -> i32 {
  %n = arith.constant 1 : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  %v = func.call @g(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i32
  func.return %v : i32
}
// expect: equivalent
