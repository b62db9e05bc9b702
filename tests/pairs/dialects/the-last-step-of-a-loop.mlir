func.func @f(%a: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c16 step %c3 {
    %v = memref.load %a[%i] : memref<16xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @f(%a: memref<16xf32>) {
  affine.for %i = 0 to 5 {
    %v = affine.load %a[%i * 3] : memref<16xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %a[%i * 3] : memref<16xf32>
  }
  return
}
// expect: different
