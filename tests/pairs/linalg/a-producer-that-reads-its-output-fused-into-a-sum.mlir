#id = affine_map<(d0) -> (d0)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
func.func @f(%a: tensor<3xi32>, %b: tensor<2xi32>) -> tensor<3xi32> {
  %one = arith.constant dense<1> : tensor<3xi32>
  %zero = arith.constant dense<0> : tensor<3xi32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<3xi32>) outs(%one : tensor<3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %o, %x : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  %r = linalg.generic {indexing_maps = [#row, #column, #row], iterator_types = ["parallel", "reduction"]} ins(%p, %b : tensor<3xi32>, tensor<2xi32>) outs(%zero : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %m = arith.muli %x, %y : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%arg0: tensor<3xi32>, %arg1: tensor<2xi32>) -> tensor<3xi32> {
  %cst = arith.constant dense<1> : tensor<3xi32>
  %cst_0 = arith.constant dense<0> : tensor<3xi32>
  %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3xi32>, tensor<2xi32>) outs(%cst, %cst_0 : tensor<3xi32>, tensor<3xi32>) {
  ^bb0(%in: i32, %in_1: i32, %out: i32, %out_2: i32):
    %1 = arith.addi %out, %in : i32
    %2 = arith.muli %1, %in_1 : i32
    %3 = arith.addi %out_2, %2 : i32
    linalg.yield %1, %3 : i32, i32
  } -> (tensor<3xi32>, tensor<3xi32>)
  return %0#1 : tensor<3xi32>
}
// expect: different
