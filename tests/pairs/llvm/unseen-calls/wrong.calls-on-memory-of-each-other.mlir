// LLVM Language Reference, "Function Attributes", memory: what calls write is seen.
llvm.mlir.global external @p(0 : i32) : i32
llvm.mlir.global external @q(0 : i32) : i32
llvm.func @e(!llvm.ptr, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
llvm.func @f() {
  %p = llvm.mlir.addressof @p : !llvm.ptr
  %q = llvm.mlir.addressof @q : !llvm.ptr
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  llvm.call @e(%p, %a) : (!llvm.ptr, i32) -> ()
  llvm.call @e(%q, %b) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.mlir.global external @p(0 : i32) : i32
llvm.mlir.global external @q(0 : i32) : i32
llvm.func @e(!llvm.ptr, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
llvm.func @f() {
  %p = llvm.mlir.addressof @p : !llvm.ptr
  %q = llvm.mlir.addressof @q : !llvm.ptr
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  llvm.call @e(%p, %b) : (!llvm.ptr, i32) -> ()
  llvm.call @e(%q, %a) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expect: unknown open-obligation
