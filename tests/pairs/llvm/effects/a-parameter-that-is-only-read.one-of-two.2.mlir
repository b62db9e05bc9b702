// options: --func f
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %i = memref.dim %B, %c0 : memref<4xf32>
  %c = arith.cmpi eq, %i, %c0 : index
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %A : memref<4xf32>
  } else {
    scf.yield %B : memref<4xf32>
  }
  %v = affine.load %B[0] : memref<4xf32>
  memref.store %v, %s[%c0] : memref<4xf32>
  return
}
// -----
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32> {llvm.readonly}, %B: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %i = memref.dim %B, %c0 : memref<4xf32>
  %c = arith.cmpi eq, %i, %c0 : index
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %A : memref<4xf32>
  } else {
    scf.yield %B : memref<4xf32>
  }
  %v = affine.load %B[0] : memref<4xf32>
  memref.store %v, %s[%c0] : memref<4xf32>
  return
}
// expect: unknown
