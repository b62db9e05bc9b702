module attributes {} {
llvm.func @f(%x: i32) -> i32 attributes {target_features = #llvm.target_features<["+avx2"]>} {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// -----
module attributes {} {
llvm.func @f(%x: i32) -> i32 attributes {target_features = #llvm.target_features<["+avx512f"]>} {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// expect: unknown unsupported
