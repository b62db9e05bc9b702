// MLIR, memref.alloca: what its memory holds is not defined.
func.func private @e(memref<4xi32>)
func.func @f(%x: i32) {
  %m = memref.alloca() : memref<4xi32>
  %i0 = arith.constant 0 : index
  memref.store %x, %m[%i0] : memref<4xi32>
  %i1 = arith.constant 1 : index
  memref.store %x, %m[%i1] : memref<4xi32>
  call @e(%m) : (memref<4xi32>) -> ()
  return
}
// -----
func.func private @e(memref<4xi32>)
func.func @f(%x: i32) {
  %m = memref.alloca() : memref<4xi32>
  %i0 = arith.constant 0 : index
  memref.store %x, %m[%i0] : memref<4xi32>
  call @e(%m) : (memref<4xi32>) -> ()
  return
}
// expect: different
