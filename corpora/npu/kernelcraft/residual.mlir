#id = affine_map<(i, j) -> (i, j)>
func.func @residual(%x: memref<4x16xbf16>, %r: memref<4x16xbf16>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x16xbf16>) outs(%r : memref<4x16xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %wide = arith.extf %a : bf16 to f32
    %other = arith.extf %b : bf16 to f32
    %s = arith.addf %wide, %other : f32
    %n = arith.truncf %s : f32 to bf16
    linalg.yield %n : bf16
  }
  return
}
