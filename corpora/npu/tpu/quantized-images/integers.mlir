// What the quantized network computes, on integers.
module {
  func.func @main(%arg0: tensor<1x3x6x6xf32>) -> tensor<1x5xf32> {
    %v1 = tensor.empty() : tensor<1x3x6x6xi8>
    %v2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x6x6xf32>) outs(%v1 : tensor<1x3x6x6xi8>) {
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
    } -> tensor<1x3x6x6xi8>
    %v3 = arith.constant dense<[[[[16, 38, 15], [-61, 42, 21], [-25, 27, 17]], [[14, 1, 26], [-34, -8, -23], [28, 2, -14]], [[-37, -12, 0], [-13, 61, 47], [-127, -88, -8]]], [[[-25, 13, 13], [127, -67, -23], [122, 39, 40]], [[-31, -99, 10], [7, -74, -41], [-4, -57, -6]], [[6, 2, -30], [36, 53, 19], [-49, 44, -30]]], [[[68, -83, 70], [-2, -96, -24], [4, 21, -76]], [[-85, 15, -36], [18, 59, -127], [20, 94, -23]], [[-62, 58, 20], [69, -27, -114], [-8, -34, 60]]], [[[11, -92, -67], [50, 38, -36], [0, 25, 26]], [[49, 14, -5], [-15, 60, -127], [-8, 2, -80]], [[19, -37, 49], [-7, 38, 69], [22, -49, -85]]]]> : tensor<4x3x3x3xi8>
    %v4 = arith.constant dense<[[[[11590]], [[-942]], [[-7484]], [[1149]]]]> : tensor<1x4x1x1xi32>
    %v5 = tensor.empty() : tensor<1x3x6x6xi32>
    %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v2 : tensor<1x3x6x6xi8>) outs(%v5 : tensor<1x3x6x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x3x6x6xi32>
    %v7 = tensor.empty() : tensor<4x3x3x3xi32>
    %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v3 : tensor<4x3x3x3xi8>) outs(%v7 : tensor<4x3x3x3xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x3x3x3xi32>
    %v9 = arith.constant 0 : i32
    %v10 = tensor.pad %v6 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%i: index, %j: index, %k: index, %l: index):
      tensor.yield %v9 : i32
    } : tensor<1x3x6x6xi32> to tensor<1x3x8x8xi32>
    %v11 = arith.constant 0 : i32
    %v12 = tensor.empty() : tensor<1x4x6x6xi32>
    %v13 = linalg.fill ins(%v11 : i32) outs(%v12 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
    %v14 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 1]> : tensor<2xi64>} ins(%v10, %v8 : tensor<1x3x8x8xi32>, tensor<4x3x3x3xi32>) outs(%v13 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
    %v15 = tensor.empty() : tensor<1x4x6x6xi32>
    %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v14, %v4 : tensor<1x4x6x6xi32>, tensor<1x4x1x1xi32>) outs(%v15 : tensor<1x4x6x6xi32>) {
    ^bb0(%a0: i32, %a1: i32, %o: i32):
      %r = arith.addi %a0, %a1 : i32
      linalg.yield %r : i32
    } -> tensor<1x4x6x6xi32>
    %v17 = arith.constant dense<[10355491, 4044623, 1574417, 8597309]> : tensor<4xi64>
    %v18 = arith.constant dense<[536870912, 268435456, 134217728, 536870912]> : tensor<4xi64>
    %v19 = arith.constant dense<[30, 29, 28, 30]> : tensor<4xi64>
    %v20 = tensor.empty() : tensor<1x4x6x6xi8>
    %v21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v16, %v17, %v18, %v19 : tensor<1x4x6x6xi32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) outs(%v20 : tensor<1x4x6x6xi8>) {
    ^bb0(%a0: i32, %a1: i64, %a2: i64, %a3: i64, %o: i8):
      %long = arith.extsi %a0 : i32 to i64
      %s_p = arith.muli %long, %a1 : i64
      %s_h = arith.addi %s_p, %a2 : i64
      %s = arith.shrsi %s_h, %a3 : i64
      %zero = arith.constant 0 : i64
      %positive = arith.maxsi %s, %zero : i64
      %low = arith.constant 0 : i64
      %high = arith.constant 255 : i64
      %least = arith.maxsi %positive, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<1x4x6x6xi8>
    %v22 = arith.constant dense<[[[[-29]], [[127]], [[5]], [[2]]], [[[-88]], [[58]], [[-127]], [[82]]], [[[78]], [[-79]], [[-127]], [[32]]], [[[127]], [[-50]], [[-62]], [[29]]]]> : tensor<4x4x1x1xi8>
    %v23 = tensor.empty() : tensor<1x4x6x6xi32>
    %v24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21 : tensor<1x4x6x6xi8>) outs(%v23 : tensor<1x4x6x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x4x6x6xi32>
    %v25 = tensor.empty() : tensor<4x4x1x1xi32>
    %v26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v22 : tensor<4x4x1x1xi8>) outs(%v25 : tensor<4x4x1x1xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<4x4x1x1xi32>
    %v27 = arith.constant 0 : i32
    %v28 = tensor.pad %v24 low[0, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%i: index, %j: index, %k: index, %l: index):
      tensor.yield %v27 : i32
    } : tensor<1x4x6x6xi32> to tensor<1x4x6x6xi32>
    %v29 = arith.constant 0 : i32
    %v30 = tensor.empty() : tensor<1x4x6x6xi32>
    %v31 = linalg.fill ins(%v29 : i32) outs(%v30 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
    %v32 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 1]> : tensor<2xi64>} ins(%v28, %v26 : tensor<1x4x6x6xi32>, tensor<4x4x1x1xi32>) outs(%v31 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
    %v33 = arith.constant dense<[1196053, 1451119, 432695, 3576189]> : tensor<4xi64>
    %v34 = arith.constant dense<[268435456, 268435456, 33554432, 268435456]> : tensor<4xi64>
    %v35 = arith.constant dense<[29, 29, 26, 29]> : tensor<4xi64>
    %v36 = tensor.empty() : tensor<1x4x6x6xi8>
    %v37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v32, %v33, %v34, %v35 : tensor<1x4x6x6xi32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) outs(%v36 : tensor<1x4x6x6xi8>) {
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
    } -> tensor<1x4x6x6xi8>
    %v38 = tensor.empty() : tensor<1x4x6x6xi32>
    %v39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21 : tensor<1x4x6x6xi8>) outs(%v38 : tensor<1x4x6x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x4x6x6xi32>
    %v40 = tensor.empty() : tensor<1x4x6x6xi32>
    %v41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v37 : tensor<1x4x6x6xi8>) outs(%v40 : tensor<1x4x6x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x4x6x6xi32>
    %v42 = tensor.empty() : tensor<1x4x6x6xi8>
    %v43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v39, %v41 : tensor<1x4x6x6xi32>, tensor<1x4x6x6xi32>) outs(%v42 : tensor<1x4x6x6xi8>) {
    ^bb0(%a0: i32, %a1: i32, %o: i8):
      %x0 = arith.extsi %a0 : i32 to i64
      %m0 = arith.constant 73 : i64
      %q0 = arith.constant 64 : i64
      %t0 = arith.constant 7 : i64
      %y0_p = arith.muli %x0, %m0 : i64
      %y0_h = arith.addi %y0_p, %q0 : i64
      %y0 = arith.shrsi %y0_h, %t0 : i64
      %x1 = arith.extsi %a1 : i32 to i64
      %m1 = arith.constant 55 : i64
      %q1 = arith.constant 16 : i64
      %t1 = arith.constant 5 : i64
      %y1_p = arith.muli %x1, %m1 : i64
      %y1_h = arith.addi %y1_p, %q1 : i64
      %y1 = arith.shrsi %y1_h, %t1 : i64
      %sum = arith.addi %y0, %y1 : i64
      %zero = arith.constant 0 : i64
      %positive = arith.maxsi %sum, %zero : i64
      %low = arith.constant 0 : i64
      %high = arith.constant 255 : i64
      %least = arith.maxsi %positive, %low : i64
      %most = arith.minsi %least, %high : i64
      %r = arith.trunci %most : i64 to i8
      linalg.yield %r : i8
    } -> tensor<1x4x6x6xi8>
    %v44 = tensor.empty() : tensor<1x4x6x6xi32>
    %v45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v43 : tensor<1x4x6x6xi8>) outs(%v44 : tensor<1x4x6x6xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x4x6x6xi32>
    %v46 = tensor.empty() : tensor<1x4x3x3xi8>
    %v47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + 0, d3 * 2 + 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + 0, d3 * 2 + 1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + 1, d3 * 2 + 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + 1, d3 * 2 + 1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v45, %v45, %v45, %v45 : tensor<1x4x6x6xi32>, tensor<1x4x6x6xi32>, tensor<1x4x6x6xi32>, tensor<1x4x6x6xi32>) outs(%v46 : tensor<1x4x3x3xi8>) {
    ^bb0(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %o: i8):
      %b1 = arith.maxsi %a0, %a1 : i32
      %b2 = arith.maxsi %b1, %a2 : i32
      %b3 = arith.maxsi %b2, %a3 : i32
      %low = arith.constant 0 : i32
      %high = arith.constant 255 : i32
      %least = arith.maxsi %b3, %low : i32
      %most = arith.minsi %least, %high : i32
      %r = arith.trunci %most : i32 to i8
      linalg.yield %r : i8
    } -> tensor<1x4x3x3xi8>
    %v48 = tensor.collapse_shape %v47 [[0], [1, 2, 3]] : tensor<1x4x3x3xi8> into tensor<1x36xi8>
    %v49 = arith.constant dense<[[-34, -21, -14, 22, -17], [11, -7, -35, -13, -39], [0, -46, -45, 60, -2], [-2, 21, -17, -9, 17], [12, -47, 34, -24, -43], [-37, -16, 67, -48, 7], [-88, 0, 37, -10, -26], [9, 29, 27, 81, 9], [-24, -5, -3, 4, -1], [7, -68, 34, -24, -48], [26, 54, 20, 7, -38], [118, 36, -47, -32, 4], [-64, 7, -19, 50, 39], [-111, 2, -66, 45, 7], [22, -44, 75, 83, -44], [15, -28, -1, -52, 76], [-40, -12, 21, -27, -10], [-23, -5, -48, -18, -8], [-14, 2, -12, 31, -13], [-6, -27, -22, -52, 21], [-47, -31, 15, 16, -16], [-83, 17, 11, -58, 32], [-29, -46, 4, -7, 8], [-66, 74, -25, -63, 25], [-15, 13, -14, -2, 10], [-31, 28, -19, -36, 3], [18, -9, -35, 25, -72], [-42, 2, -56, 1, -2], [37, -37, -26, 14, -101], [127, -29, -30, 35, -2], [-73, 26, 35, -18, -12], [20, -37, 18, 8, -28], [-57, -9, -36, 41, 6], [32, 6, 11, -32, 27], [73, -13, -24, -6, -20], [-29, 6, -12, 59, 0]]> : tensor<36x5xi8>
    %v50 = tensor.empty() : tensor<1x36xi32>
    %v51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v48 : tensor<1x36xi8>) outs(%v50 : tensor<1x36xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extui %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x36xi32>
    %v52 = tensor.empty() : tensor<36x5xi32>
    %v53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v49 : tensor<36x5xi8>) outs(%v52 : tensor<36x5xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<36x5xi32>
    %v54 = arith.constant 0 : i32
    %v55 = tensor.empty() : tensor<1x5xi32>
    %v56 = linalg.fill ins(%v54 : i32) outs(%v55 : tensor<1x5xi32>) -> tensor<1x5xi32>
    %v57 = linalg.matmul ins(%v51, %v53 : tensor<1x36xi32>, tensor<36x5xi32>) outs(%v56 : tensor<1x5xi32>) -> tensor<1x5xi32>
    %v58 = arith.constant dense<[761455]> : tensor<1xi64>
    %v59 = arith.constant dense<[268435456]> : tensor<1xi64>
    %v60 = arith.constant dense<[29]> : tensor<1xi64>
    %v61 = tensor.empty() : tensor<1x5xi8>
    %v62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v57, %v58, %v59, %v60 : tensor<1x5xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) outs(%v61 : tensor<1x5xi8>) {
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
    } -> tensor<1x5xi8>
    %v63 = tensor.empty() : tensor<1x5xi32>
    %v64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v62 : tensor<1x5xi8>) outs(%v63 : tensor<1x5xi32>) {
    ^bb0(%a0: i8, %o: i32):
      %r = arith.extsi %a0 : i8 to i32
      linalg.yield %r : i32
    } -> tensor<1x5xi32>
    %v65 = tensor.empty() : tensor<1x5xf32>
    %v66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v64 : tensor<1x5xi32>) outs(%v65 : tensor<1x5xf32>) {
    ^bb0(%a0: i32, %o: f32):
      %s = arith.constant 0x3DC18306 : f32
      %f = arith.sitofp %a0 : i32 to f32
      %r = arith.mulf %s, %f : f32
      linalg.yield %r : f32
    } -> tensor<1x5xf32>
    return %v66 : tensor<1x5xf32>
  }
}
