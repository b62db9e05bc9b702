func.func @f(%k: index, %A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %C, %c0 : memref<?x?xf32>
  %m = memref.dim %C, %c1 : memref<?x?xf32>
  %some = arith.cmpi eq, %k, %c1 : index
  scf.if %some {
    linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>) outs(%C : memref<?x?xf32>)
  } else {
    scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %C[%i, %j] : memref<?x?xf32>
    } }
  }
  return
}
// -----
func.func @f(%k: index, %A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %C, %c0 : memref<?x?xf32>
  %m = memref.dim %C, %c1 : memref<?x?xf32>
  %some = arith.cmpi eq, %k, %c1 : index
  scf.if %some {
    linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>) outs(%C : memref<?x?xf32>)
  } else {
    scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %C[%i, %j] : memref<?x?xf32>
    } }
  }
  return
}
// expect: equivalent
