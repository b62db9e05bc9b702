module { llvm.mlir.global internal @g(dense<0> : tensor<4xi32>) {alignment = 64 : i64} : !llvm.array<4 x i32>
llvm.func @f(%x: i32) -> i32 { 
  %a = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32 } }
// -----
module { llvm.mlir.global internal @g(dense<0> : tensor<4xi32>) {alignment = 4 : i64} : !llvm.array<4 x i32>
llvm.func @f(%x: i32) -> i32 { 
  %a = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32 } }
// expect: equivalent bitwise static
