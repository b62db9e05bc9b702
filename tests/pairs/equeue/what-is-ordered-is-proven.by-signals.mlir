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
  %start = "equeue.control_start"() : () -> !equeue.signal
  %x = "equeue.memcpy"(%start, %a, %t, %one) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  %y = "equeue.memcpy"(%x, %t, %b, %two) : (!equeue.signal, memref<4xi32>, memref<4xi32>, i32) -> !equeue.signal
  return
}
// expect: equivalent
