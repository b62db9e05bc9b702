// options: --map arg0=arg0:collapse([[0,1]])
func.func @f(%A: memref<?x?xf32>) {
  %c = arith.constant 2.0 : f32
  linalg.fill ins(%c : f32) outs(%A : memref<?x?xf32>)
  return
}
// -----
func.func @f(%A: memref<6xf32>) {
  %c = arith.constant 2.0 : f32
  linalg.fill ins(%c : f32) outs(%A : memref<6xf32>)
  return
}
// expect: equivalent
