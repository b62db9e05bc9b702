// One thread loads what another one makes as if it had never been set.
func.func @f(%m: memref<4xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  memref.store %v, %o[%c0] : memref<2xi32>
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %i = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
    %u = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%p, %u, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
// -----
func.func @f(%m: memref<4xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %i = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  scf.parallel (%t) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %v = memref.load %m[%c0] : memref<4xi32>
      memref.store %v, %o[%c0] : memref<2xi32>
    } else {
      %u = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
      "llvm.intr.memcpy"(%p, %u, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
  }
  return
}
// expect: different
