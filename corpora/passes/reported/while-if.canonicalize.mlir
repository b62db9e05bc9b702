module {
  func.func @kernel(%arg0: index, %arg1: memref<2xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40 = arith.constant 40 : index
    %0 = scf.while (%arg2 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg2, %arg0 : index
      scf.condition(%1) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      scf.yield %c40 : index
    }
    memref.store %0, %arg1[%c0] : memref<2xindex>
    memref.store %c40, %arg1[%c1] : memref<2xindex>
    return
  }
}
