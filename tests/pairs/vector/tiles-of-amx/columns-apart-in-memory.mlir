// The instruction reads what lies side by side.
func.func @f(%a: memref<16x128xi8>, %c: memref<16x64xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %j2 = arith.muli %j, %c2 : index
      %v = memref.load %a[%i, %j2] : memref<16x128xi8>
      memref.store %v, %c[%i, %j] : memref<16x64xi8>
    }
  }
  return
}
// -----
func.func @f(%a: memref<16x128xi8>, %c: memref<16x64xi8>) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0,0][16,64][1,2] : memref<16x128xi8> to memref<16x64xi8, strided<[128, 2]>>
  %1 = "amx.tile_load"(%s, %c0, %c0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x64xi8, strided<[128, 2]>>, index, index) -> !amx.tile<16x64xi8>
  "amx.tile_store"(%c, %c0, %c0, %1) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<16x64xi8>, index, index, !amx.tile<16x64xi8>) -> ()
  return
}
// expect: unknown unsupported
