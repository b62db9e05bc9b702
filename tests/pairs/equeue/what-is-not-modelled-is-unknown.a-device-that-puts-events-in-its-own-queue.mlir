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
  %z = "equeue.launch"(%start, %core) ({
  %w = "equeue.launch"(%start, %core) ({

  "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32) -> !equeue.signal
  "equeue.await"(%w) : (!equeue.signal) -> ()
  "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32) -> !equeue.signal
  return
}
// expect: unknown unsupported
