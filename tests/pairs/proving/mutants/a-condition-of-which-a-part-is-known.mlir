// Of the inner condition the outer one is half.
func.func @f(%a: memref<4xf32>, %x: f32, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %both = arith.andi %c, %d : i1
    scf.if %both {
      memref.store %x, %a[%c0] : memref<4xf32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %x: f32, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    memref.store %x, %a[%c0] : memref<4xf32>
  }
  return
}
// expect: different
