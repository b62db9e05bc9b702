// Constants are the same where they stand before the operation.
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "inc1"} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 1.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "inc2"} ins(%a: memref<8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %k = arith.constant 2.0 : f32
    %z = arith.addf %x, %k : f32
    linalg.yield %z : f32
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %k1 = arith.constant 1.0 : f32
  %k2 = arith.constant 2.0 : f32
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "inc1"} ins(%a: memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %k1 : f32
    linalg.yield %z : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "inc2"} ins(%a: memref<8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %k2 : f32
    linalg.yield %z : f32
  }
  return
}
// expect: equivalent
