#id = affine_map<(i, j) -> (i, j)>
func.func @network(%x: memref<4x8xf32>, %gate: memref<8x16xf32>, %up: memref<8x16xf32>, %down: memref<16x8xf32>,
                   %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %g = memref.alloc() : memref<4x16xf32>
  %u = memref.alloc() : memref<4x16xf32>
  linalg.fill ins(%zero : f32) outs(%g : memref<4x16xf32>)
  linalg.fill ins(%zero : f32) outs(%u : memref<4x16xf32>)
  linalg.fill ins(%zero : f32) outs(%y : memref<4x8xf32>)
  linalg.matmul ins(%x, %gate : memref<4x8xf32>, memref<8x16xf32>) outs(%g : memref<4x16xf32>)
  linalg.matmul ins(%x, %up : memref<4x8xf32>, memref<8x16xf32>) outs(%u : memref<4x16xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : memref<4x16xf32>) outs(%g : memref<4x16xf32>) {
  ^bb0(%b: f32, %a: f32):
    %minus = arith.subf %zero, %a : f32
    %e = math.exp %minus : f32
    %d = arith.addf %e, %one : f32
    %r = arith.divf %one, %d : f32
    %s = arith.mulf %a, %r : f32
    %p = arith.mulf %s, %b : f32
    linalg.yield %p : f32
  }
  linalg.matmul ins(%g, %down : memref<4x16xf32>, memref<16x8xf32>) outs(%y : memref<4x8xf32>)
  memref.dealloc %g : memref<4x16xf32>
  memref.dealloc %u : memref<4x16xf32>
  return
}
