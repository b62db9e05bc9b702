func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    omp.yield(%new : i32)
  }
  return
}

// -----

func.func @f(%x: memref<i32>, %v: i32) {
  %old = memref.load %x[] : memref<i32>
  %new = arith.addi %old, %v : i32
  memref.store %new, %x[] : memref<i32>
  return
}

// expect: unknown atomic
