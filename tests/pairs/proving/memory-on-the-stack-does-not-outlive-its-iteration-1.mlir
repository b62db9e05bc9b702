func.func @f(%A: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 1.0 : f32
  %first = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %first[%i] : memref<4xf32>
  }
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%m = %first) -> (memref<4xf32>) {
    %n = memref.alloc() : memref<4xf32>
    affine.for %i = 0 to 4 {
      %x = affine.load %m[%i] : memref<4xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %n[%i] : memref<4xf32>
    }
    %d = memref.cast %n : memref<4xf32> to memref<?xf32>
    %e = memref.cast %d : memref<?xf32> to memref<4xf32>
    scf.yield %e : memref<4xf32>
  }
  memref.copy %r, %A : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 1.0 : f32
  %first = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %first[%i] : memref<4xf32>
  }
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%m = %first) -> (memref<4xf32>) {
    %n = memref.alloc() : memref<4xf32>
    affine.for %i = 0 to 4 {
      %x = affine.load %m[%i] : memref<4xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %n[%i] : memref<4xf32>
    }
    %d = memref.cast %n : memref<4xf32> to memref<?xf32>
    %e = memref.cast %d : memref<?xf32> to memref<4xf32>
    scf.yield %e : memref<4xf32>
  }
  memref.copy %r, %A : memref<4xf32> to memref<4xf32>
  return
}
// expect: equivalent bitwise static
