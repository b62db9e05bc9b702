func.func @f(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}

// -----

func.func @f(%x: memref<i32>) {
  return
}

// expect: equivalent
