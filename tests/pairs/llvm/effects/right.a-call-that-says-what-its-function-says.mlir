// options: --func f
llvm.func internal @g(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %r = llvm.call @g(%p) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %r = llvm.call @g(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
// expect: equivalent bitwise
