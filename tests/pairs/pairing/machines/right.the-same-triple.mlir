module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
llvm.func @f(%x: i32) -> i32 {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// -----
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
llvm.func @f(%x: i32) -> i32 {
%y = llvm.add %x, %x : i32
llvm.return %y : i32
}
}
// expect: equivalent bitwise static
