#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @rms_norm(%x: memref<4x16xf32>, %y: memref<4x16xf32>, %g: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 16.0 : f32
  %epsilon = arith.constant 0.0009765625 : f32
  %squares = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<4xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x16xf32>) outs(%squares : memref<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %p = arith.mulf %a, %a : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #column, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g, %squares : memref<4x16xf32>, memref<16xf32>, memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %w: f32, %s: f32, %b: f32):
    %mean = arith.divf %s, %count : f32
    %v = arith.addf %mean, %epsilon : f32
    %root = math.sqrt %v : f32
    %n = arith.divf %a, %root : f32
    %p = arith.mulf %n, %w : f32
    linalg.yield %p : f32
  }
  memref.dealloc %squares : memref<4xf32>
  return
}
