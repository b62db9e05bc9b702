#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @layer_norm(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 16.0 : f32
  %epsilon = arith.constant 0.0009765625 : f32
  %sums = memref.alloc() : memref<4xf32>
  %squares = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%squares : memref<4xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x16xf32>) outs(%sums : memref<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : memref<4x16xf32>, memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %s: f32, %b: f32):
    %mean = arith.divf %s, %count : f32
    %n = arith.subf %a, %mean : f32
    linalg.yield %n : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<4x16xf32>) outs(%squares : memref<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %p = arith.mulf %a, %a : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%squares : memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%s: f32, %a: f32):
    %variance = arith.divf %s, %count : f32
    %v = arith.addf %variance, %epsilon : f32
    %root = math.sqrt %v : f32
    %n = arith.divf %a, %root : f32
    linalg.yield %n : f32
  }
  memref.dealloc %sums : memref<4xf32>
  memref.dealloc %squares : memref<4xf32>
  return
}
