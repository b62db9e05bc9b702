// options: --func f
func.func private @g(memref<?x?xf32, strided<[?, 1], offset: ?>>, f32) -> f32
func.func @f(%A: memref<?x?xf32>, %x: f32) -> f32 {
  %s = memref.subview %A[1, 2] [3, 4] [1, 1] : memref<?x?xf32> to memref<3x4xf32, strided<[?, 1], offset: ?>>
  %d = memref.cast %s : memref<3x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %r = call @g(%d, %x) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, f32) -> f32
  return %r : f32
}
// -----
llvm.func @g(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> f32 attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) -> f32 {
  %0 = llvm.mlir.constant(4 : index) : i64
  %2 = llvm.mlir.constant(3 : index) : i64
  %3 = llvm.mlir.constant(2 : index) : i64
  %4 = llvm.mlir.constant(1 : index) : i64
  %6 = llvm.add %arg5, %3 : i64
  %5 = llvm.call @g(%arg0, %arg1, %6, %2, %0, %arg5, %4, %arg7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> f32
  llvm.return %5 : f32
}
// expect: equivalent
