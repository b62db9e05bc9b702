func.func private @new(index) -> !llvm.ptr
func.func private @values(!llvm.ptr) -> memref<?xf64>
func.func @f(%p: !llvm.ptr, %i: index) -> !llvm.ptr {
  %m = func.call @values(%p) : (!llvm.ptr) -> memref<?xf64>
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %q = func.call @new(%n) : (index) -> !llvm.ptr
  return %q : !llvm.ptr
}
// -----
func.func private @new(index) -> !llvm.ptr
func.func private @values(!llvm.ptr) -> memref<?xf64>
func.func @f(%p: !llvm.ptr, %i: index) -> !llvm.ptr {
  %m = func.call @values(%p) : (!llvm.ptr) -> memref<?xf64>
  %c0 = arith.constant 0 : index
  %k = memref.dim %m, %c0 : memref<?xf64>
  %r = func.call @new(%k) : (index) -> !llvm.ptr
  return %r : !llvm.ptr
}
// expect: equivalent
