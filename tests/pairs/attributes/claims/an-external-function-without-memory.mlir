llvm.func @h(i32) -> i32
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  llvm.return %x : i32
}
// -----
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  llvm.return %x : i32
}
// expect: unknown promise
