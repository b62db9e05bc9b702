llvm.func @f(%v: vector<[4]xf32>) -> i64 attributes {vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 2 : i32>} {
  %r = "llvm.intr.vscale"() : () -> i64
  llvm.return %r : i64
}
// -----
llvm.func @f(%v: vector<[4]xf32>) -> i64 attributes {vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 2 : i32>} {
  %r = llvm.mlir.constant(2 : i64) : i64
  llvm.return %r : i64
}
// expect: unknown unsupported
