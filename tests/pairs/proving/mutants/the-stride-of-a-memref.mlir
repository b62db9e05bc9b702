// The rows of a memref without a layout are as far from each other as they are long, at any size.
func.func @f(%a: memref<?x?xi32>, %o: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %b, %at, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x?xi32> -> memref<i32>, index, index, index, index, index
    affine.store %t#0, %o[%i] : memref<?xindex>
  }
  return
}
// -----
func.func @f(%a: memref<?x?xi32>, %o: memref<?xindex>) {
  %one = arith.constant 1 : index
  %n = memref.dim %a, %one : memref<?x?xi32>
  affine.for %i = 0 to 4 {
    affine.store %n, %o[%i] : memref<?xindex>
  }
  return
}
// expect: equivalent bitwise all-sizes
