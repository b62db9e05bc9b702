module attributes {} {
llvm.func @f(%x: i32) -> i32 attributes {target_cpu = "skylake"} {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// -----
module attributes {} {
llvm.func @f(%x: i32) -> i32 attributes {target_cpu = "znver4"} {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// expect: unknown unsupported
