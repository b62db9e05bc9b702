func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %t: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xi32>
    affine.store %v, %t[%i] : memref<4xi32>
    affine.store %v, %b[%i] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %t: memref<4xi32>) {
  %one = "equeue.create_dma"() : () -> i32
  %two = "equeue.create_dma"() : () -> i32
  %core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %sram = "equeue.create_mem"() {type = "SRAM", shape = dense<4> : tensor<1xi64>, data = "f32", data_bit = 32 : i64, banks = 1 : i64} : () -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %s = "equeue.alloc"(%sram) {shape = dense<4> : tensor<1xi64>, data = "i32", data_bit = 8 : i64} : (i32) -> memref<4xi32>
  %p = "equeue.memcpy"(%start, %a, %s, %one) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  %q = "equeue.memcpy"(%p, %s, %t, %one) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  %y = "equeue.memcpy"(%q, %t, %b, %two) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal

  return
}
// expect: unknown unsupported
