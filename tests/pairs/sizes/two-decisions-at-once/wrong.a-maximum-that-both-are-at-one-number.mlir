func.func @f(%A: memref<?xi32>, %B: memref<?xi32>, %C: memref<4xindex>, %x: i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xi32>
  %m = memref.dim %B, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %m {
    affine.store %x, %B[%i] : memref<?xi32>
  }
  %c1000 = arith.constant 1000 : index
  %q = arith.maxsi %n, %c1000 : index
  memref.store %q, %C[%c0] : memref<4xindex>
  return
}
// -----
func.func @f(%A: memref<?xi32>, %B: memref<?xi32>, %C: memref<4xindex>, %x: i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xi32>
  %m = memref.dim %B, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %m {
    affine.store %x, %B[%i] : memref<?xi32>
  }
  %c1000 = arith.constant 1000 : index
  %q = arith.maxsi %n, %c1000 : index
  memref.store %q, %C[%c0] : memref<4xindex>
  %c24 = arith.constant 24 : index
  %other = arith.constant 1000 : index
  %square = arith.muli %m, %m : index
  %n24 = arith.addi %n, %c24 : index
  %same = arith.cmpi eq, %square, %n24 : index
  scf.if %same {
    memref.store %other, %C[%c0] : memref<4xindex>
  }
  return
}
// expect: different
