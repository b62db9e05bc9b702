func.func @f(%a: memref<4xf32>) {
  %0 = acc.getdeviceptr varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.exit_data dataOperands(%0 : memref<4xf32>)
  acc.delete accPtr(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = acc.getdeviceptr varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.exit_data dataOperands(%0 : memref<4xf32>)
  return
}
// expect: unknown open-obligation
