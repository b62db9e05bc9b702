func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %one = "equeue.create_dma"() : () -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %p = "equeue.memcpy"(%start, %a, %b, %one) {src_bank = 0 : i64, dest_bank = 0 : i64} : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  return
}
