func.func @f(%a: memref<4xf32>) {
  %0 = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.update wait dataOperands(%0 : memref<4xf32>) attributes {ifPresent}
  %1 = acc.getdeviceptr varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.exit_data dataOperands(%1 : memref<4xf32>)
  acc.delete accPtr(%1 : memref<4xf32>) {name = "a"}
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.update dataOperands(%0 : memref<4xf32>) attributes {ifPresent}
  %1 = acc.getdeviceptr varPtr(%a : memref<4xf32>) -> memref<4xf32> {name = "a"}
  acc.exit_data dataOperands(%1 : memref<4xf32>)
  acc.delete accPtr(%1 : memref<4xf32>) {name = "a"}
  return
}
// expect: unknown open-obligation
