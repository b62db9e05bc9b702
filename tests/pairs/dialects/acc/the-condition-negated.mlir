func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %v: f32) {
  %i = arith.constant 0 : index
  memref.store %v, %a[%i] : memref<4xf32>
  %0 = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.update async if(%c) dataOperands(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %v: f32) {
  %i = arith.constant 0 : index
  memref.store %v, %a[%i] : memref<4xf32>
  %0 = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  scf.if %c {
  } else {
    acc.update async dataOperands(%0 : memref<4xf32>)
  }
  return
}
// expect: unknown open-obligation
