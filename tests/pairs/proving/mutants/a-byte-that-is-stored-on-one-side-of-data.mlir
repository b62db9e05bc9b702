// On one side of what is data a byte of an element is stored, and on the other side it stays.
func.func @f(%q: memref<1xi1>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %five = arith.constant 5 : i8
  %m = memref.alloc() : memref<1xi32>
  memref.store %z, %m[%c0] : memref<1xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  %c = memref.load %q[%c0] : memref<1xi1>
  scf.if %c {
    llvm.store %five, %p : i8, !llvm.ptr
  }
  %v = memref.load %m[%c0] : memref<1xi32>
  memref.store %v, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%q: memref<1xi1>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  memref.store %v, %o[%c0] : memref<1xi32>
  return
}
// expect: different
