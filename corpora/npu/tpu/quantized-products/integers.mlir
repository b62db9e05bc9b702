// What the quantized network computes, on integers.
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x6xf32>) -> tensor<4x4xf32> {
    %v1 = tensor.empty() : tensor<4x8xi8>
    %v2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%v1 : tensor<4x8xi8>) {
    ^bb0(%a0: f32, %o: i8):
      %s = arith.constant 0x42295555 : f32
      %f = arith.mulf %a0, %s : f32
      %n = math.round %f : f32
      %low = arith.constant -128.0 : f32
      %high = arith.constant 127.0 : f32
      %least = arith.maximumf %n, %low : f32
      %most = arith.minimumf %least, %high : f32
      %r = arith.fptosi %most : f32 to i8
      linalg.yield %r : i8
    } -> tensor<4x8xi8>
    %v3 = tensor.empty() : tensor<4x6xi8>
    %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x6xf32>) outs(%v3 : tensor<4x6xi8>) {
    ^bb0(%a0: f32, %o: i8):
      %s = arith.constant 0x41FE0000 : f32
      %f = arith.mulf %a0, %s : f32
      %n = math.round %f : f32
      %low = arith.constant -128.0 : f32
      %high = arith.constant 127.0 : f32
      %least = arith.maximumf %n, %low : f32
      %most = arith.minimumf %least, %high : f32
      %r = arith.fptosi %most : f32 to i8
      linalg.yield %r : i8
    } -> tensor<4x6xi8>
    %v5 = arith.constant dense<[[16, 38, 15, -61, 42, 21], [-25, 27, 17, 14, 1, 26], [-34, -8, -23, 28, 2, -14], [-37, -12, 0, -13, 61, 47], [-127, -88, -8, -20, 10, 10], [99, -52, -18, 96, 30, 31], [-24, -77, 8, 5, -57, -32], [-3, -44, -5, 4, 2, -24]]> : tensor<8x6xi8>
    %v6 = arith.constant dense<[[2944, 4418, 1591, -4056, 3627, -2486]]> : tensor<1x6xi32>
    %v7 = tensor.empty() : tensor<4x8xi32>
    %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<4x8xi8>) outs(%v7 : tensor<4x8xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x8xi32>
    %v9 = tensor.empty() : tensor<8x6xi32>
    %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v5 : tensor<8x6xi8>) outs(%v9 : tensor<8x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<8x6xi32>
    %v11 = arith.constant 0 : i32
    %v12 = tensor.empty() : tensor<4x6xi32>
    %v13 = linalg.fill ins(%v11 : i32) outs(%v12 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %v14 = linalg.matmul ins(%v8, %v10 : tensor<4x8xi32>, tensor<8x6xi32>) outs(%v13 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %v15 = tensor.empty() : tensor<4x6xi32>
    %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v14, %v6 : tensor<4x6xi32>, tensor<1x6xi32>) outs(%v15 : tensor<4x6xi32>) {
    ^bb0(%a0: i32, %a1: i32, %o: i32):
      %r = arith.addi %a0, %a1 : i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v17 = arith.constant dense<[11045857]> : tensor<1xi64>
    %v18 = arith.constant dense<[536870912]> : tensor<1xi64>
    %v19 = arith.constant dense<[30]> : tensor<1xi64>
    %v20 = tensor.empty() : tensor<4x6xi8>
    %v21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v16, %v17, %v18, %v19 : tensor<4x6xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) outs(%v20 : tensor<4x6xi8>) {
    ^bb0(%a0: i32, %a1: i64, %a2: i64, %a3: i64, %o: i8):
      %long = arith.extsi %a0 : i32 to i64
      %s_p = arith.muli %long, %a1 : i64
      %s_h = arith.addi %s_p, %a2 : i64
      %s_z = arith.constant 0 : i64
      %s_n = arith.cmpi slt, %long, %s_z : i64
      %s_l = arith.extsi %s_n : i1 to i64
      %s_b = arith.addi %s_h, %s_l : i64
      %s = arith.shrsi %s_b, %a3 : i64
      %zero = arith.constant 0 : i64
      %positive = arith.maxsi %s, %zero : i64
      %low = arith.constant 0 : i64
      %high = arith.constant 255 : i64
      %least = arith.maxsi %positive, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<4x6xi8>
    %v22 = tensor.empty() : tensor<4x6xi32>
    %v23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v21 : tensor<4x6xi8>) outs(%v22 : tensor<4x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v24 = tensor.empty() : tensor<4x6xi32>
    %v25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<4x6xi8>) outs(%v24 : tensor<4x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v26 = tensor.empty() : tensor<4x6xi8>
    %v27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v23, %v25 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%v26 : tensor<4x6xi8>) {
    ^bb0(%a0: i32, %a1: i32, %o: i8):
      %x0 = arith.extsi %a0 : i32 to i64
      %m0 = arith.constant 53 : i64
      %q0 = arith.constant 64 : i64
      %t0 = arith.constant 7 : i64
      %y0_p = arith.muli %x0, %m0 : i64
      %y0_h = arith.addi %y0_p, %q0 : i64
      %y0 = arith.shrsi %y0_h, %t0 : i64
      %x1 = arith.extsi %a1 : i32 to i64
      %m1 = arith.constant 85 : i64
      %q1 = arith.constant 64 : i64
      %t1 = arith.constant 7 : i64
      %y1_p = arith.muli %x1, %m1 : i64
      %y1_h = arith.addi %y1_p, %q1 : i64
      %y1 = arith.shrsi %y1_h, %t1 : i64
      %sum = arith.subi %y0, %y1 : i64
      %low = arith.constant -128 : i64
      %high = arith.constant 127 : i64
      %least = arith.maxsi %sum, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<4x6xi8>
    %v28 = tensor.empty() : tensor<4x6xi32>
    %v29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v27 : tensor<4x6xi8>) outs(%v28 : tensor<4x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v30 = tensor.empty() : tensor<4x6xi32>
    %v31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v21 : tensor<4x6xi8>) outs(%v30 : tensor<4x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v32 = tensor.empty() : tensor<4x6xi32>
    %v33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v29, %v31 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%v32 : tensor<4x6xi32>) {
    ^bb0(%a0: i32, %a1: i32, %o: i32):
      %r = arith.muli %a0, %a1 : i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v34 = arith.constant dense<[107]> : tensor<1xi64>
    %v35 = arith.constant dense<[4096]> : tensor<1xi64>
    %v36 = arith.constant dense<[13]> : tensor<1xi64>
    %v37 = tensor.empty() : tensor<4x6xi8>
    %v38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v33, %v34, %v35, %v36 : tensor<4x6xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) outs(%v37 : tensor<4x6xi8>) {
    ^bb0(%a0: i32, %a1: i64, %a2: i64, %a3: i64, %o: i8):
      %long = arith.extsi %a0 : i32 to i64
      %s_p = arith.muli %long, %a1 : i64
      %s_h = arith.addi %s_p, %a2 : i64
      %s = arith.shrsi %s_h, %a3 : i64
      %low = arith.constant -128 : i64
      %high = arith.constant 127 : i64
      %least = arith.maxsi %s, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<4x6xi8>
    %v39 = arith.constant dense<[[68, -83, 70, -2], [-96, -24, 4, 21], [-76, -85, 15, -36], [18, 59, -127, 20], [94, -23, -62, 58], [20, 69, -27, -114]]> : tensor<6x4xi8>
    %v40 = tensor.empty() : tensor<4x6xi32>
    %v41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v38 : tensor<4x6xi8>) outs(%v40 : tensor<4x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x6xi32>
    %v42 = tensor.empty() : tensor<6x4xi32>
    %v43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v39 : tensor<6x4xi8>) outs(%v42 : tensor<6x4xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<6x4xi32>
    %v44 = arith.constant 0 : i32
    %v45 = tensor.empty() : tensor<4x4xi32>
    %v46 = linalg.fill ins(%v44 : i32) outs(%v45 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %v47 = linalg.matmul ins(%v41, %v43 : tensor<4x6xi32>, tensor<6x4xi32>) outs(%v46 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %v48 = arith.constant dense<[1306869]> : tensor<1xi64>
    %v49 = arith.constant dense<[134217728]> : tensor<1xi64>
    %v50 = arith.constant dense<[28]> : tensor<1xi64>
    %v51 = tensor.empty() : tensor<4x4xi8>
    %v52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v47, %v48, %v49, %v50 : tensor<4x4xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) outs(%v51 : tensor<4x4xi8>) {
    ^bb0(%a0: i32, %a1: i64, %a2: i64, %a3: i64, %o: i8):
      %long = arith.extsi %a0 : i32 to i64
      %s_p = arith.muli %long, %a1 : i64
      %s_h = arith.addi %s_p, %a2 : i64
      %s_z = arith.constant 0 : i64
      %s_n = arith.cmpi slt, %long, %s_z : i64
      %s_l = arith.extsi %s_n : i1 to i64
      %s_b = arith.addi %s_h, %s_l : i64
      %s = arith.shrsi %s_b, %a3 : i64
      %low = arith.constant -128 : i64
      %high = arith.constant 127 : i64
      %least = arith.maxsi %s, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<4x4xi8>
    %v53 = tensor.empty() : tensor<4x4xi32>
    %v54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v52 : tensor<4x4xi8>) outs(%v53 : tensor<4x4xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x4xi32>
    %v55 = tensor.empty() : tensor<4x4xf32>
    %v56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v54 : tensor<4x4xi32>) outs(%v55 : tensor<4x4xf32>) {
    ^bb0(%a0: i32, %o: f32):
      %s = arith.constant 0x3DC18306 : f32
      %f = arith.sitofp %a0 : i32 to f32
      %r = arith.mulf %s, %f : f32
      linalg.yield %r : f32
    } -> tensor<4x4xf32>
    return %v56 : tensor<4x4xf32>
  }
}
