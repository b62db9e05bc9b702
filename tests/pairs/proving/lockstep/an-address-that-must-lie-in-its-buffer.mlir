llvm.mlir.global internal constant @g(dense<[1, 2, 3, 4]> : tensor<4xi64>) {alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %i = llvm.load %p : !llvm.ptr -> i64
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %j = llvm.load %a : !llvm.ptr -> i64
  %all = llvm.mlir.addressof @g : !llvm.ptr
  %one = llvm.getelementptr %all[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %one : !llvm.ptr -> i64
  llvm.return %v : i64
}
// -----
llvm.mlir.global internal constant @g(dense<[1, 2, 3, 4]> : tensor<4xi64>) {alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %i = llvm.load %p : !llvm.ptr -> i64
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %j = llvm.load %a : !llvm.ptr -> i64
  %all = llvm.mlir.addressof @g : !llvm.ptr
  %one = llvm.getelementptr inbounds %all[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %one : !llvm.ptr -> i64
  llvm.return %v : i64
}
// expect: unknown
