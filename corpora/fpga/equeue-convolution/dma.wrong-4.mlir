func.func @kernel(%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>) {
  %registers = "equeue.create_mem"() {banks = 1 : i64, data_bit = 32 : i64, shape = dense<11> : tensor<1xi64>, type = "RegisterFile"} : () -> i32
  %core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %dma = "equeue.create_dma"() : () -> i32
  %data0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
  %taps0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
  %acc0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<1> : tensor<1xi64>} : (i32) -> memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %start = "equeue.control_start"() : () -> !equeue.signal
  %loaded = "equeue.memcpy"(%start, %w, %data0, %dma) : (!equeue.signal, memref<3xi32>, memref<3xi32>, i32) -> !equeue.signal
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%before = %loaded) -> (!equeue.signal) {
    %here = "equeue.memcpy"(%before, %x, %data0, %dma, %i) : (!equeue.signal, memref<10xi32>, memref<3xi32>, i32, index) -> !equeue.signal
    %computed = "equeue.launch"(%here, %core, %data0, %taps0, %acc0) ({
    ^bb0(%data: memref<3xi32>, %taps: memref<3xi32>, %acc: memref<1xi32>):
      %zero = arith.constant 0 : i32
      "equeue.write"(%zero, %acc) {bank = 0 : i64} : (i32, memref<1xi32>) -> ()
      affine.for %j = 0 to 3 {
        %a = "equeue.read"(%data, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
        %b = "equeue.read"(%taps, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
        %c = "equeue.read"(%acc) {bank = 0 : i64} : (memref<1xi32>) -> i32
        %p = arith.muli %a, %b : i32
        %s = arith.addi %c, %p : i32
        "equeue.write"(%s, %acc) {bank = 0 : i64} : (i32, memref<1xi32>) -> ()
      }
      "equeue.return"() : () -> ()
    }) : (!equeue.signal, i32, memref<3xi32>, memref<3xi32>, memref<1xi32>) -> !equeue.signal
    %there = "equeue.memcpy"(%computed, %acc0, %y, %dma, %i) : (!equeue.signal, memref<1xi32>, memref<8xi32>, i32, index) -> !equeue.signal
    scf.yield %there : !equeue.signal
  }
  "equeue.await"(%last) : (!equeue.signal) -> ()
  return
}
