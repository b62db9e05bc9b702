func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.subi %old, %v : i32
    omp.yield(%new : i32)
  }
  return
}

// -----

func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.subi %v, %old : i32
    omp.yield(%new : i32)
  }
  return
}

// expect: different
