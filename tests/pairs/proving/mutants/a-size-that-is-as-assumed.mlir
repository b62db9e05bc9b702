// options: --assume n:0..15 --size n=4
func.func @f(%a: memref<16xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @f(%a: memref<16xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.addf %x, %x : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<16xf32>
  }
  return
}
// expect: equivalent
