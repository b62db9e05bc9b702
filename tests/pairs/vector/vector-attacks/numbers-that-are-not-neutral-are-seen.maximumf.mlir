// MLIR puts the smallest number above zero, negated, and the largest finite one in the place of the infinities.
func.func @f(%a: memref<8xf32>, %m: vector<2xi1>, %k: f32, %r: memref<f32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<8xf32>, vector<2xf32>
  %s = vector.mask %m { vector.reduction <maximumf>, %v, %k : vector<2xf32> into f32 } : vector<2xi1> -> f32
  memref.store %s, %r[] : memref<f32>
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: vector<2xi1>, %arg6: f32, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64) {
    %0 = llvm.mlir.constant(dense<-1.401300e-45> : vector<2xf32>) : vector<2xf32>
    %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %2 = llvm.select %arg5, %1, %0 : vector<2xi1>, vector<2xf32>
    %3 = llvm.intr.vector.reduce.fmaximum(%2) : (vector<2xf32>) -> f32
    %4 = llvm.intr.maximum(%3, %arg6) : (f32, f32) -> f32
    llvm.store %4, %arg8 : f32, !llvm.ptr
    llvm.return
  }
}
// expect: different
