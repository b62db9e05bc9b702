// A part of an element becomes as if it had never been set, and another element is read.
func.func @f(%o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i64) : i64
  %m = memref.alloc() : memref<2xi32>
  memref.store %n, %m[%c0] : memref<2xi32>
  memref.store %n, %m[%c1] : memref<2xi32>
  %u = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %i = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  "llvm.intr.memcpy"(%p, %u, %two) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = memref.load %m[%c1] : memref<2xi32>
  memref.store %v, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %n = llvm.mlir.constant(1 : i32) : i32
  memref.store %n, %o[%c0] : memref<1xi32>
  return
}
// expect: unknown unsupported
