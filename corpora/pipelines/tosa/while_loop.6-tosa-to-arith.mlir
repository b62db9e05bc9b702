#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant dense<4> : tensor<i32>
    %cst_0 = arith.constant dense<1> : tensor<i32>
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0:3 = scf.while (%arg2 = %cst_1, %arg3 = %arg0, %arg4 = %arg1) : (tensor<i32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
      %1 = tensor.empty() : tensor<i1>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst, %arg2 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
      ^bb0(%in: i32, %in_2: i32, %out: i1):
        %3 = arith.cmpi sgt, %in, %in_2 : i32
        linalg.yield %3 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %2[] : tensor<i1>
      scf.condition(%extracted) %arg2, %arg3, %arg4 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
    } do {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>):
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %cst_0 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %in_2: i32, %out: i32):
        %5 = arith.addi %in, %in_2 : i32
        linalg.yield %5 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<3xf32>
      %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<3xf32>, tensor<3xf32>) outs(%3 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %5 = arith.addf %in, %in_2 : f32
        linalg.yield %5 : f32
      } -> tensor<3xf32>
      scf.yield %2, %arg4, %4 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
}
