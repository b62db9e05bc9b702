llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}
// -----
llvm.func @f(%a: i32) -> i32 attributes {target_cpu = "znver4"} {
  llvm.return %a : i32
}
// expect: equivalent bitwise static
// assumes: the machine is one of which the processor is "znver4", as the target says and the source does not
