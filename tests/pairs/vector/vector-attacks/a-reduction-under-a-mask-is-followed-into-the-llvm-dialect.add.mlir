func.func @f(%a: memref<8xf32>, %m: vector<8xi1>, %k: f32, %r: memref<f32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<8xf32>, vector<8xf32>
  %s = vector.mask %m { vector.reduction <add>, %v, %k : vector<8xf32> into f32 } : vector<8xi1> -> f32
  memref.store %s, %r[] : memref<f32>
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: vector<8xi1>, %arg6: f32, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %2 = "llvm.intr.vp.reduce.fadd"(%arg6, %1, %arg5, %0) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    llvm.store %2, %arg8 : f32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise
