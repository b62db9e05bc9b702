func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  affine.for %i = 0 to 8 {
  affine.for %j = 0 to 4 {

  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>

  }
  }
  return
}
// -----
module {
  func.func @f(%arg0: memref<8x4xi32>, %arg1: memref<8x4xi32>, %arg2: memref<i32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = llvm.mlir.constant(1 : i64) : i64
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg3, %arg4) : index = (%c0, %c0) to (%c8, %c4) step (%c1, %c1) collapse(2) {
          memref.alloca_scope  {
            %1 = memref.load %arg0[%arg3, %arg4] : memref<8x4xi32>
            %2 = arith.addi %1, %1 : i32
            memref.store %2, %arg1[%arg3, %arg4] : memref<8x4xi32>
          }
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}
// expect: equivalent bitwise
