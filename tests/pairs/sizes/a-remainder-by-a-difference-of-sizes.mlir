func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %c = arith.constant 977 : index
  %s = arith.addi %n, %c : index
  %u = arith.subi %s, %m : index
  %q = arith.remui %n, %u : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: different
