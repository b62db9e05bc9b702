func.func @f(%a: memref<?xi32>, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> (i32) {
    %v = memref.load %a[%i] : memref<?xi32>
    %y = arith.maxsi %x, %v : i32
    %y1 = arith.maxsi %y, %z : i32
    scf.yield %y1 : i32
  }
  return %r : i32
}
// -----
omp.declare_reduction @red : i32 init {
^bb0(%z: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%l: i32, %r: i32):
  %1 = arith.maxsi %l, %r : i32
  omp.yield(%1 : i32)
}
func.func @f(%a: memref<?xi32>, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %s, %p : i32, !llvm.ptr
  omp.parallel {
    omp.wsloop reduction(@red %p -> %q : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %a[%i] : memref<?xi32>
        %x = llvm.load %q : !llvm.ptr -> i32
        %y = arith.maxsi %x, %v : i32
        llvm.store %y, %q : i32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
// expect: different
