// options: --map arg0=arg0:transpose(1,0)
func.func @f(%A: memref<4x6xf32>) {
  %c = arith.constant 2.0 : f32
  linalg.fill ins(%c : f32) outs(%A : memref<4x6xf32>)
  return
}
// -----
func.func @f(%A: memref<?x4xf32>) {
  %c = arith.constant 2.0 : f32
  linalg.fill ins(%c : f32) outs(%A : memref<?x4xf32>)
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: argument 0 (%A) is argument 0 (%A) with its dimensions in the order 1, 0
