llvm.func @f(%x: i32) -> i32 attributes {target_cpu = "x86-64", target_features = #llvm.target_features<["+avx", "+sse4.2"]>} {
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 attributes {passthrough = [["target-cpu", "x86-64"], ["target-features", "+avx512f,+sse4.2"]]} {
  llvm.return %x : i32
}
// expect: unknown
