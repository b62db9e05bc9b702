// Each thread starts from zero.
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %start = memref.load %s[] : memref<i32>
  %m = affine.for %i = 0 to 8 iter_args(%acc = %start) -> i32 {
    %v = affine.load %a[%i, 1] : memref<8x4xi32>
    %n = arith.addi %acc, %v : i32
    affine.yield %n : i32
  }
  memref.store %m, %s[] : memref<i32>
  return
}
// -----
module {
  omp.declare_reduction @__scf_reduction : i32 init {
  ^bb0(%arg0: i32):
    %0 = llvm.mlir.constant(0 : i32) : i32
    omp.yield(%0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.ori %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> i32
    %1 = llvm.atomicrmw add %arg0, %0 monotonic : !llvm.ptr, i32
    omp.yield
  }
  func.func @f(%arg0: memref<8x4xi32>, %arg1: memref<8x4xi32>, %arg2: memref<i32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = memref.load %arg2[] : memref<i32>
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
    llvm.store %0, %2 : i32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction %2 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : index = (%c0) to (%c8) step (%c1) {
          memref.alloca_scope  {
            %4 = memref.load %arg0[%arg4, %c1] : memref<8x4xi32>
            %5 = llvm.load %arg3 : !llvm.ptr -> i32
            %6 = arith.addi %5, %4 : i32
            llvm.store %6, %arg3 : i32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %3 = llvm.load %2 : !llvm.ptr -> i32
    memref.store %3, %arg2[] : memref<i32>
    return
  }
}
// expect: different
