func.func @kernel(%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>) {
  %sram = "equeue.create_mem"() {banks = 1 : i64, data_bit = 32 : i64, shape = dense<64> : tensor<1xi64>, type = "SRAM"} : () -> i32
  %core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %dma = "equeue.create_dma"() : () -> i32
  %rows = "equeue.alloc"(%sram) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xf32>
  %sums0 = "equeue.alloc"(%sram) {data_bit = 32 : i64, shape = dense<5> : tensor<1xi64>} : (i32) -> memref<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %start = "equeue.control_start"() : () -> !equeue.signal
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%before = %start) -> (!equeue.signal) {
    %one = "equeue.memcpy"(%before, %a, %rows, %dma, %i, %c0) : (!equeue.signal, memref<4x3xf32>, memref<3xf32>, i32, index, index) -> !equeue.signal
    %two = "equeue.memcpy"(%before, %c, %sums0, %dma, %i, %c0) : (!equeue.signal, memref<4x5xf32>, memref<5xf32>, i32, index, index) -> !equeue.signal
    %both = "equeue.control_and"(%one, %two) : (!equeue.signal, !equeue.signal) -> !equeue.signal
    %computed = "equeue.launch"(%both, %core, %rows, %b, %sums0) ({
    ^bb0(%row: memref<3xf32>, %matrix: memref<3x5xf32>, %sums: memref<5xf32>):
      affine.for %j = 0 to 5 {
        affine.for %k = 0 to 3 {
          %x = "equeue.read"(%row, %k) : (memref<3xf32>, index) -> f32
          %y = "equeue.read"(%matrix, %k, %j) : (memref<3x5xf32>, index, index) -> f32
          %z = "equeue.read"(%sums, %j) : (memref<5xf32>, index) -> f32
          %p = arith.mulf %x, %y : f32
          %s = arith.addf %z, %p : f32
          "equeue.write"(%s, %sums, %j) : (f32, memref<5xf32>, index) -> ()
        }
      }
      "equeue.return"() : () -> ()
    }) : (!equeue.signal, i32, memref<3xf32>, memref<3x5xf32>, memref<5xf32>) -> !equeue.signal
    %there = "equeue.memcpy"(%computed, %sums0, %c, %dma, %i, %c0) : (!equeue.signal, memref<5xf32>, memref<4x5xf32>, i32, index, index) -> !equeue.signal
    scf.yield %there : !equeue.signal
  }
  "equeue.await"(%last) : (!equeue.signal) -> ()
  return
}
