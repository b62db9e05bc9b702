#id = affine_map<(i, j) -> (i, j)>
func.func @gelu(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x16xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.constant 1.703125 : f32
    %m = arith.mulf %a, %c : f32
    %minus = arith.subf %zero, %m : f32
    %e = math.exp %minus : f32
    %d = arith.addf %e, %one : f32
    %r = arith.divf %one, %d : f32
    %s = arith.mulf %a, %r : f32
    linalg.yield %s : f32
  }
  return
}
