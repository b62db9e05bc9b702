// Against the program before the lowering, and where that has masks, against the right program after it.
func.func @f(%n: index, %A: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %r = scf.index_switch %n -> i32
  case 2 { scf.yield %a : i32 }
  case 5 { scf.yield %b : i32 }
  default { %c = arith.constant 30 : i32  scf.yield %c : i32 }
  memref.store %r, %A[%c0] : memref<1xi32>
  return
}
// -----
module {
  llvm.func @f(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.constant(20 : i32) : i32
    %1 = llvm.mlir.constant(10 : i32) : i32
    %2 = llvm.mlir.constant(30 : i32) : i32
    llvm.switch %arg0 : i64, ^bb1(%2 : i32) [
      2: ^bb1(%0 : i32),
      5: ^bb1(%0 : i32)
    ]
  ^bb1(%3: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %3, %arg2 : i32, !llvm.ptr
    llvm.return
  }
}
// expect: different
