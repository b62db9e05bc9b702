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
  %r = llvm.load %p : !llvm.ptr -> i64
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
  %r = memref.load %A[%c0] : memref<4xi64>
  memref.store %r, %O[%c0] : memref<4xi64>
  return
}
// expect: equivalent bitwise
