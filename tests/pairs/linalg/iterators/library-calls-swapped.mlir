// Each of two functions has the other one's place: they differ by a number.
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"], library_call = "inc1"} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 1.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"], library_call = "inc2"} ins(%a: memref<8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 2.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  return
}
// -----
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"], library_call = "inc2"} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 1.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"], library_call = "inc1"} ins(%a: memref<8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 2.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  return
}
// expect: unknown unsupported
