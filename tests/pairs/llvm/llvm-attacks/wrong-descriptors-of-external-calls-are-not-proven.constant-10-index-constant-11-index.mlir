// options: --func f
func.func private @g(memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
func.func @f(%A: memref<6x8xf32>, %n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %A[1, 2] [3, 4] [1, 1] : memref<6x8xf32> to memref<3x4xf32, strided<[8, 1], offset: 10>>
  %d = memref.cast %s : memref<3x4xf32, strided<[8, 1], offset: 10>> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  %r = call @g(%d, %n, %x) : (memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
  %y = memref.load %A[%c1, %c1] : memref<6x8xf32>
  %t = call @g(%d, %c1, %y) : (memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
  %u = arith.addf %r, %t : f32
  return %u : f32
}
// -----
module {
  llvm.func @g(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, f32) -> f32 attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32) -> f32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(8 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(11 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.call @g(%arg0, %arg1, %3, %2, %0, %1, %4, %arg7, %arg8) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, f32) -> f32
    %6 = llvm.mul %4, %1 overflow<nsw, nuw> : i64
    %7 = llvm.add %6, %4 overflow<nsw, nuw> : i64
    %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 : !llvm.ptr -> f32
    %10 = llvm.call @g(%arg0, %arg1, %3, %2, %0, %1, %4, %4, %9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, f32) -> f32
    %11 = llvm.fadd %5, %10 : f32
    llvm.return %11 : f32
  }
}
// expect: different
