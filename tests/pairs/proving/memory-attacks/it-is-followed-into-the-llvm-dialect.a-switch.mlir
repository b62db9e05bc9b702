func.func @f(%i: index, %A: memref<4xi32>) {
  %x = scf.index_switch %i -> i32
  case 2 {
    %a = affine.load %A[2] : memref<4xi32>
    scf.yield %a : i32
  }
  case 5 {
    %b = affine.load %A[1] : memref<4xi32>
    scf.yield %b : i32
  }
  default {
    %c = affine.load %A[3] : memref<4xi32>
    scf.yield %c : i32
  }
  affine.store %x, %A[0] : memref<4xi32>
  return
}
// -----
module {
  llvm.func @f(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    llvm.switch %arg0 : i64, ^bb1(%2 : i64) [
      2: ^bb1(%0 : i64),
      5: ^bb1(%1 : i64)
    ]
  ^bb1(%3: i64):  // 3 preds: ^bb0, ^bb0, ^bb0
    %4 = llvm.getelementptr inbounds|nuw %arg2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.load %4 : !llvm.ptr -> i32
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %5, %arg2 : i32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise
