// options: --func f
func.func private @g(%m: memref<4xf32, strided<[1], offset: 2>>, %v: f32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<4xf32, strided<[1], offset: 2>>
  return
}
func.func @f(%m: memref<8xf32>, %v: f32) {
  %s = memref.subview %m[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  func.call @g(%s, %v) : (memref<4xf32, strided<[1], offset: 2>>, f32) -> ()
  return
}
// -----
llvm.func @g(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32) attributes {sym_visibility = "private"} {
  %0 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %arg5, %0 : f32, !llvm.ptr
  llvm.return
}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32) {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(4 : index) : i64
  %2 = llvm.mlir.constant(3 : index) : i64
  llvm.call @g(%arg0, %arg1, %2, %1, %0, %arg5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f32) -> ()
  llvm.return
}
// expect: different
