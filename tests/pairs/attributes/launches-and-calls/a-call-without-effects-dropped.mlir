// options: --func f
llvm.func @b(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.call @b(%x) : (i32) -> i32
  %s = llvm.call @b(%y) : (i32) -> i32
  llvm.return %s : i32
}
// -----
llvm.func @b(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind}
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %s = llvm.call @b(%y) : (i32) -> i32
  llvm.return %s : i32
}
// expect: equivalent
