// Sixteen rows of 64 bytes are the most.
func.func @f(%a: memref<32x128xi8>, %c: memref<32x128xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c128 step %c1 {
      %v = memref.load %a[%i, %j] : memref<32x128xi8>
      memref.store %v, %c[%i, %j] : memref<32x128xi8>
    }
  }
  return
}
// -----
func.func @f(%a: memref<32x128xi8>, %c: memref<32x128xi8>) {
  %c0 = arith.constant 0 : index
  %1 = "amx.tile_load"(%a, %c0, %c0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<32x128xi8>, index, index) -> !amx.tile<32x128xi8>
  "amx.tile_store"(%c, %c0, %c0, %1) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<32x128xi8>, index, index, !amx.tile<32x128xi8>) -> ()
  return
}
// expect: unknown unsupported
