func.func @kernel(%limit: index, %out: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c40 = arith.constant 40 : index
  %r:3 = scf.while (%at = %c0) : (index) -> (index, index, index) {
    %goes = arith.cmpi slt, %at, %limit : index
    %chosen = scf.if %goes -> index {
      %next = arith.addi %at, %c3 : index
      scf.yield %next : index
    } else {
      scf.yield %c40 : index
    }
    scf.condition(%goes) %chosen, %chosen, %at : index, index, index
  } do {
  ^bb0(%first: index, %second: index, %before: index):
    scf.yield %second : index
  }
  memref.store %r#2, %out[%c0] : memref<2xindex>
  memref.store %r#0, %out[%c1] : memref<2xindex>
  return
}
