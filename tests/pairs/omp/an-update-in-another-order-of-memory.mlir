func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.write %x = %v hint(none) memory_order(seq_cst) : memref<i32>, i32
  return
}

// -----

func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.write %x = %v : memref<i32>, i32
  return
}

// expect: unknown unsupported
