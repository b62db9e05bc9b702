// options: --func g

func.func @g(%a: memref<2xi32>) {
  return
}
aie.device(npu1) {
  aie.runtime_sequence() {}
}

// -----

func.func @g(%a: memref<2xi32>) {
  %i = arith.constant 0 : index
  %v = memref.load %a[%i] : memref<2xi32>
  memref.store %v, %a[%i] : memref<2xi32>
  return
}
aie.device(npu1) {
  aie.runtime_sequence() {}
}

// expect: equivalent
