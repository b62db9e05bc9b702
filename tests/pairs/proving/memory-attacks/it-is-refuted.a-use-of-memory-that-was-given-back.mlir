func.func @f(%A: memref<8xf32>, %n: index) -> memref<?xf32> {
  %s = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %s[%i] : memref<4xf32>
  }
  %t = memref.realloc %s(%n) : memref<4xf32> to memref<?xf32>
  return %t : memref<?xf32>
}
// -----
func.func @f(%A: memref<8xf32>, %n: index) -> memref<?xf32> {
  %s = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %s[%i] : memref<4xf32>
  }
  %t = memref.realloc %s(%n) : memref<4xf32> to memref<?xf32>
  %y = affine.load %A[0] : memref<8xf32>
affine.store %y, %s[0] : memref<4xf32>
return %t : memref<?xf32>
}
// expect: different
