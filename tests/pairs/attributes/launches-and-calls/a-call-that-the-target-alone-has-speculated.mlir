// options: --func f
llvm.func @g(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind}
llvm.func @f(%x: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.br ^b(%r : i32)
^b(%z: i32):
  llvm.return %z : i32
}
// -----
llvm.func @g(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return, no_unwind, passthrough = ["speculatable"]}
llvm.func @f(%x: i32, %c: i1) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  %z = llvm.select %c, %r, %x : i1, i32
  llvm.return %z : i32
}
// expect: unknown
