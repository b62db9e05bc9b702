func.func @kernel(%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>) {
  %sram = "equeue.create_mem"() {banks = 1 : i64, data_bit = 32 : i64, shape = dense<64> : tensor<1xi64>, type = "SRAM"} : () -> i32
  %controller = "equeue.create_proc"() {type = "ARMr5"} : () -> i32
  %core0 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %core1 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %dma0 = "equeue.create_dma"() : () -> i32
  %dma1 = "equeue.create_dma"() : () -> i32
  %accelerator = "equeue.create_comp_field"(%core0, %core1, %dma0, %dma1, %sram) {names = "pe0 pe1 dma0 dma1 mem "} : (i32, i32, i32, i32, i32) -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %done = "equeue.launch"(%start, %controller, %accelerator, %x, %w, %y) ({
  ^bb0(%parts: i32, %in: memref<10xi32>, %weights: memref<3xi32>, %out: memref<8xi32>):
    %memory = "equeue.get_comp_field"(%parts) {name = "mem"} : (i32) -> i32
    %one = "equeue.get_comp_field"(%parts) {name = "pe0"} : (i32) -> i32
    %two = "equeue.get_comp_field"(%parts) {name = "pe1"} : (i32) -> i32
    %first = "equeue.get_comp_field"(%parts) {name = "dma0"} : (i32) -> i32
    %second = "equeue.get_comp_field"(%parts) {name = "dma1"} : (i32) -> i32
    %data0 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
    %taps0 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
    %acc0 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<1> : tensor<1xi64>} : (i32) -> memref<1xi32>
    %data1 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
    %taps1 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
    %acc1 = "equeue.alloc"(%memory) {data_bit = 32 : i64, shape = dense<1> : tensor<1xi64>} : (i32) -> memref<1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %now = "equeue.control_start"() : () -> !equeue.signal
    %loaded0 = "equeue.memcpy"(%now, %weights, %taps0, %first) : (!equeue.signal, memref<3xi32>, memref<3xi32>, i32) -> !equeue.signal
    %loaded1 = "equeue.memcpy"(%now, %weights, %taps1, %second) : (!equeue.signal, memref<3xi32>, memref<3xi32>, i32) -> !equeue.signal
    %last:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%before0 = %loaded0, %before1 = %loaded1) -> (!equeue.signal, !equeue.signal) {
      %i0 = affine.apply affine_map<(d0) -> (d0 * 2 + 0)>(%i)
      %here0 = "equeue.memcpy"(%before0, %in, %data0, %first, %i0) : (!equeue.signal, memref<10xi32>, memref<3xi32>, i32, index) -> !equeue.signal
      %computed0 = "equeue.launch"(%here0, %one, %data0, %taps0, %acc0) ({
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
      %there0 = "equeue.memcpy"(%computed0, %acc0, %out, %first, %i0) : (!equeue.signal, memref<1xi32>, memref<8xi32>, i32, index) -> !equeue.signal
      %i1 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
      %here1 = "equeue.memcpy"(%before1, %in, %data1, %second, %i1) : (!equeue.signal, memref<10xi32>, memref<3xi32>, i32, index) -> !equeue.signal
      %computed1 = "equeue.launch"(%here1, %two, %data1, %taps1, %acc1) ({
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
      %there1 = "equeue.memcpy"(%computed1, %acc1, %out, %second, %i1) : (!equeue.signal, memref<1xi32>, memref<8xi32>, i32, index) -> !equeue.signal
      scf.yield %there0, %there1 : !equeue.signal, !equeue.signal
    }
    %both = "equeue.control_and"(%last#0, %last#1) : (!equeue.signal, !equeue.signal) -> !equeue.signal
    "equeue.await"(%last#0) : (!equeue.signal) -> ()
    "equeue.dealloc"(%data0, %data1) : (memref<3xi32>, memref<3xi32>) -> ()
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, i32, memref<10xi32>, memref<3xi32>, memref<8xi32>) -> !equeue.signal
  "equeue.await"(%done) : (!equeue.signal) -> ()
  return
}
