// The function subtracts the second operand, and is given them the other way round.
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"], library_call = "sub"} ins(%a, %c: memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %w: f32, %y: f32):
    %z = arith.subf %x, %w : f32
    linalg.yield %z : f32
  }
  return
}
// -----
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"], library_call = "sub"} ins(%c, %a: memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %w: f32, %y: f32):
    %z = arith.subf %w, %x : f32
    linalg.yield %z : f32
  }
  return
}
// expect: unknown unsupported
