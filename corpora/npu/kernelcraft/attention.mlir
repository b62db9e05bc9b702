#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (j, k)>
#other = affine_map<(i, j, k) -> (k, j)>
#at = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> (i)>
func.func @attention(%q: memref<4x8xf32>, %k: memref<16x8xf32>, %v: memref<16x8xf32>, %o: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.25 : f32
  %scores = memref.alloc() : memref<4x16xf32>
  %largest = memref.alloc() : memref<4xf32>
  %sums = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%scores : memref<4x16xf32>)
  linalg.fill ins(%least : f32) outs(%largest : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%sums : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<4x8xf32>)
  linalg.generic {indexing_maps = [#row, #column, #at], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %k : memref<4x8xf32>, memref<16x8xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]}
      ins(%scores : memref<4x16xf32>) outs(%largest : memref<4xf32>) {
  ^bb0(%a: f32, %m: f32):
    %b = arith.mulf %a, %scale : f32
    %n = arith.maximumf %m, %b : f32
    linalg.yield %n : f32
  }
  linalg.generic {indexing_maps = [#one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%largest : memref<4xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%m: f32, %a: f32):
    %b = arith.mulf %a, %scale : f32
    %d = arith.subf %b, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  }
  linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]}
      ins(%scores : memref<4x16xf32>) outs(%sums : memref<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<4xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%s: f32, %a: f32):
    %d = arith.divf %a, %s : f32
    linalg.yield %d : f32
  }
  linalg.generic {indexing_maps = [#row, #other, #at], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scores, %v : memref<4x16xf32>, memref<16x8xf32>) outs(%o : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  }
  memref.dealloc %scores : memref<4x16xf32>
  memref.dealloc %largest : memref<4xf32>
  memref.dealloc %sums : memref<4xf32>
  return
}
