// LLVM Language Reference, "Function Attributes", memory: what it gives is seen.
llvm.func @e(i8) -> i8 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
llvm.func @f(%x: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.call @e(%x) : (i8) -> i8
  llvm.return %a : i8
}
// -----
llvm.func @e(i8) -> i8 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
llvm.func @f(%x: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.call @e(%x) : (i8) -> i8
  llvm.return %z : i8
}
// expect: different
