func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.write %x = %v : memref<i32>, i32
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    omp.yield(%new : i32)
  }
  return
}

// -----

func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    omp.yield(%new : i32)
  }
  omp.atomic.write %x = %v : memref<i32>, i32
  return
}

// expect: different
