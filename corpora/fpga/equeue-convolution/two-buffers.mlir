func.func @kernel(%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>) {
  %registers = "equeue.create_mem"() {banks = 1 : i64, data_bit = 32 : i64, shape = dense<11> : tensor<1xi64>, type = "RegisterFile"} : () -> i32
  %core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %in = "equeue.create_dma"() : () -> i32
  %out = "equeue.create_dma"() : () -> i32
  %data0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
  %data1 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
  %taps0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<3> : tensor<1xi64>} : (i32) -> memref<3xi32>
  %acc0 = "equeue.alloc"(%registers) {data_bit = 32 : i64, shape = dense<1> : tensor<1xi64>} : (i32) -> memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %start = "equeue.control_start"() : () -> !equeue.signal
  %loaded = "equeue.memcpy"(%start, %w, %taps0, %in) : (!equeue.signal, memref<3xi32>, memref<3xi32>, i32) -> !equeue.signal
  %last:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%free0 = %loaded, %free1 = %loaded) -> (!equeue.signal, !equeue.signal) {
    %i0 = affine.apply affine_map<(d0) -> (d0 * 2 + 0)>(%i)
    %here0 = "equeue.memcpy"(%free0, %x, %data0, %in, %i0) : (!equeue.signal, memref<10xi32>, memref<3xi32>, i32, index) -> !equeue.signal
    %ready0 = "equeue.control_and"(%here0, %free1) : (!equeue.signal, !equeue.signal) -> !equeue.signal
    %computed0 = "equeue.launch"(%ready0, %core, %data0, %taps0, %acc0) ({
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
    %there0 = "equeue.memcpy"(%computed0, %acc0, %y, %out, %i0) : (!equeue.signal, memref<1xi32>, memref<8xi32>, i32, index) -> !equeue.signal
    %i1 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %here1 = "equeue.memcpy"(%free1, %x, %data1, %in, %i1) : (!equeue.signal, memref<10xi32>, memref<3xi32>, i32, index) -> !equeue.signal
    %ready1 = "equeue.control_and"(%here1, %there0) : (!equeue.signal, !equeue.signal) -> !equeue.signal
    %computed1 = "equeue.launch"(%ready1, %core, %data1, %taps0, %acc0) ({
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
    %there1 = "equeue.memcpy"(%computed1, %acc0, %y, %out, %i1) : (!equeue.signal, memref<1xi32>, memref<8xi32>, i32, index) -> !equeue.signal
    scf.yield %computed0, %there1 : !equeue.signal, !equeue.signal
  }
  "equeue.await"(%last#1) : (!equeue.signal) -> ()
  return
}
