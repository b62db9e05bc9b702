module { llvm.mlir.global external @g(dense<0> : tensor<4xi32>) {alignment = 4 : i64} : !llvm.array<4 x i32>
llvm.func @f(%x: i32) { 
  %a = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return } }
// -----
module { llvm.mlir.global external @g(dense<0> : tensor<4xi32>) {alignment = 64 : i64} : !llvm.array<4 x i32>
llvm.func @f(%x: i32) { 
  %a = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return } }
// expect: equivalent bitwise static
