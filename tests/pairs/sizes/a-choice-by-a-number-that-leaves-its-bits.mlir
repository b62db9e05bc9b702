func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 9000000000 : index
  %d = memref.dim %C, %c0 : memref<?xf32>
  affine.for %i = 0 to %d {
    %k = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %m = arith.addi %k, %one : i32
    %c = arith.cmpi sgt, %m, %k : i32
    %a = affine.load %A[%i] : memref<?xf32>
    %b = affine.load %B[%i] : memref<?xf32>
    %s = arith.select %c, %a, %b : f32
    affine.store %s, %C[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %C, %c0 : memref<?xf32>
  affine.for %i = 0 to %d {
    %a = affine.load %A[%i] : memref<?xf32>
    %b = affine.load %B[%i] : memref<?xf32>
    affine.store %a, %C[%i] : memref<?xf32>
  }
  return
}
// expect: unknown not-covered
