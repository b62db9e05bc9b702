// y = relu(a b + bias) + residual, on whole matrices.
#matrix = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @kernel(%a: memref<7x12xf32>, %b: memref<12x10xf32>, %bias: memref<10xf32>, %residual: memref<7x10xf32>,
                  %y: memref<7x10xf32>) {
  %zero = arith.constant 0.0 : f32
  %product = memref.alloc() : memref<7x10xf32>
  linalg.fill ins(%zero : f32) outs(%product : memref<7x10xf32>)
  linalg.matmul ins(%a, %b : memref<7x12xf32>, memref<12x10xf32>) outs(%product : memref<7x10xf32>)
  linalg.generic {indexing_maps = [#matrix, #row, #matrix, #matrix], iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias, %residual : memref<7x10xf32>, memref<10xf32>, memref<7x10xf32>)
      outs(%y : memref<7x10xf32>) {
  ^bb0(%p: f32, %c: f32, %r: f32, %old: f32):
    %sum = arith.addf %p, %c : f32
    %positive = arith.maxnumf %sum, %zero : f32
    %result = arith.addf %positive, %r : f32
    linalg.yield %result : f32
  }
  memref.dealloc %product : memref<7x10xf32>
  return
}
