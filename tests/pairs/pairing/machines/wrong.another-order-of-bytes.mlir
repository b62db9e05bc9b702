module attributes {llvm.data_layout = "e-m:e-p:64:64"} {
llvm.func @f(%x: i32) -> i32 {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// -----
module attributes {llvm.data_layout = "E-m:e-p:64:64"} {
llvm.func @f(%x: i32) -> i32 {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// expect: unknown unsupported
