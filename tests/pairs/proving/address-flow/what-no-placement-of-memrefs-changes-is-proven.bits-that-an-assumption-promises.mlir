func.func @f(%A: memref<4xi64>, %B: memref<4xi64>, %O: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %no = arith.constant 0 : i64
  %yes = arith.constant 1 : i64
  %a = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
  %b = memref.extract_aligned_pointer_as_index %B : memref<4xi64> -> index
  %n = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  %true = llvm.mlir.constant(true) : i1
  %by = llvm.mlir.constant(64 : i64) : i64
  llvm.intr.assume %true ["align"(%p, %by : !llvm.ptr, i64)] : i1
  %x = arith.andi %a, %c63 : index
  %r = arith.index_cast %x : index to i64
  memref.store %r, %O[%c0] : memref<4xi64>
  return
}
// -----
func.func @f(%A: memref<4xi64>, %B: memref<4xi64>, %O: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %no = arith.constant 0 : i64
  %yes = arith.constant 1 : i64
  %a = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
  %b = memref.extract_aligned_pointer_as_index %B : memref<4xi64> -> index
  %n = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  %true = llvm.mlir.constant(true) : i1
  %by = llvm.mlir.constant(64 : i64) : i64
  llvm.intr.assume %true ["align"(%p, %by : !llvm.ptr, i64)] : i1
  %r = arith.constant 0 : i64
  memref.store %r, %O[%c0] : memref<4xi64>
  return
}
// expect: equivalent bitwise
