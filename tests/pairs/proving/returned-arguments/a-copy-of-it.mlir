// options: --all-sizes require
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %n = memref.dim %A, %zero : memref<?xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %A[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %B[%i] : memref<?xf32>
  }
  return %B : memref<?xf32>
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %n = memref.dim %A, %zero : memref<?xf32>
  affine.for %i = 0 to %n step 4 {
    affine.for %j = 0 to min affine_map<(i)[n] -> (4, n - i)>(%i)[%n] {
      %x = affine.load %A[%i + %j] : memref<?xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %B[%i + %j] : memref<?xf32>
    }
  }
  %m = memref.dim %B, %zero : memref<?xf32>
  %C = memref.alloc(%m) : memref<?xf32>
  memref.copy %B, %C : memref<?xf32> to memref<?xf32>
  return %C : memref<?xf32>
}
// expect: unknown
