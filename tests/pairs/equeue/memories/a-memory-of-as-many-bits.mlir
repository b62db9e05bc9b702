func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xi32>
    affine.store %v, %b[%i] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %one = "equeue.create_dma"() : () -> i32
  %two = "equeue.create_dma"() : () -> i32
  %sram = "equeue.create_mem"() {type = "SRAM", shape = dense<8> : tensor<1xi64>, data = "i16", banks = 1 : i64} : () -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %s0 = "equeue.alloc"(%sram) {shape = dense<4> : tensor<1xi64>, data_bit = 32 : i64} : (i32) -> memref<4xi32>
  %p = "equeue.memcpy"(%start, %a, %s0, %one) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  %q = "equeue.memcpy"(%p, %s0, %b, %two) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  return
}
// expect: equivalent bitwise
