func.func private @number() -> index {
  %t = gpu.thread_id x
  return %t : index
}
func.func @f(%a: memref<4xindex>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%i, %j, %k) in (%x = %c1, %y = %c1, %z = %c1) threads(%l, %m, %n) in (%u = %c4, %v = %c1, %w = %c1) {
    %t = func.call @number() : () -> index
    memref.store %t, %a[%l] : memref<4xindex>
    gpu.terminator
  }
  return
}
// -----
func.func private @number() -> index {
  %t = gpu.thread_id x
  return %t : index
}
func.func @f(%a: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%i, %j, %k) in (%x = %c1, %y = %c1, %z = %c1) threads(%l, %m, %n) in (%u = %c4, %v = %c1, %w = %c1) {
    %t = func.call @number() : () -> index
    memref.store %t, %a[%l] : memref<4xindex>
    gpu.terminator
  }
  return
}
// expect: unknown unsupported
