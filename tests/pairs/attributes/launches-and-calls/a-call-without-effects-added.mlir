// options: --func f
llvm.func @g(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind}
llvm.func @f(%x: i32) -> i32 {
  %s = llvm.call @g(%x) : (i32) -> i32
  llvm.return %s : i32
}
// -----
llvm.func @g(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind}
llvm.func @f(%x: i32) -> i32 {
  %o = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.call @g(%o) : (i32) -> i32
  %s = llvm.call @g(%x) : (i32) -> i32
  llvm.return %s : i32
}
// expect: unknown open-obligation
