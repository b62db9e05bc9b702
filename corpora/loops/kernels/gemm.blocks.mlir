// A product by blocks of 4, cut off at the edges, each block through a subview.
func.func @gemm(%A: memref<7x6xf32>, %B: memref<6x5xf32>, %C: memref<7x5xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c4 {
    scf.for %j = %c0 to %c5 step %c4 {
      %h = affine.min affine_map<(d0) -> (4, -d0 + 7)>(%i)
      %w = affine.min affine_map<(d0) -> (4, -d0 + 5)>(%j)
      %a = memref.subview %A[%i, 0] [%h, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
      %b = memref.subview %B[0, %j] [6, %w] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
      %c = memref.subview %C[%i, %j] [%h, %w] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
      linalg.matmul ins(%a, %b : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[5, 1], offset: ?>>)
    }
  }
  return
}
