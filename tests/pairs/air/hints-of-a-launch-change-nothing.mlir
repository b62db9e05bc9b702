func.func @f(%a: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%i) in (%n = %c1) args(%x = %a) : memref<4xi32> attributes {air.shim_dma_tile_sizes = array<i64: 2>, resource_type = "npu"} {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : i32
    memref.store %c7, %x[%c0] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  air.launch (%i) in (%n = %c1) args(%x = %a) : memref<4xi32> {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : i32
    memref.store %c7, %x[%c0] : memref<4xi32>
  }
  return
}
// expect: equivalent bitwise static
