func.func @f(%n: index, %A: memref<f32>, %x: f32) {
  memref.store %x, %A[] : memref<f32>
  affine.for %i = 0 to %n { affine.store %x, %A[] : memref<f32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<f32>, %x: f32) {
  memref.store %x, %A[] : memref<f32>
  %c7 = arith.constant 7 : index
  scf.while : () -> () {
    %c = arith.cmpi eq, %n, %c7 : index
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// expect: different
