// options: --accept reassociated

tt.func @f(%a: tensor<2x16xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %d = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = bf16 {fastMath = false} : tensor<2x16xi8> * tensor<32x2xbf16> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// -----

tt.func @f(%a: tensor<2x16xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %four = arith.constant dense<4> : tensor<2x16xi32>
  %seven = arith.constant dense<7> : tensor<2x16xi32>
  %eight = arith.constant dense<8> : tensor<2x16xi32>
  %to = arith.constant dense<22> : tensor<2x16xi32>
  %sign = arith.constant dense<28> : tensor<2x16xi32>
  %scale = arith.constant dense<2122317824> : tensor<2x16xi32>
  %by = arith.bitcast %scale : tensor<2x16xi32> to tensor<2x16xf32>
  %w = arith.extui %a : tensor<2x16xi8> to tensor<2x16xi32>
  %up = arith.shrui %w, %four : tensor<2x16xi32>
  %lm = arith.andi %w, %seven : tensor<2x16xi32>
  %ln = arith.shli %lm, %to : tensor<2x16xi32>
  %ls = arith.andi %w, %eight : tensor<2x16xi32>
  %lt = arith.shli %ls, %sign : tensor<2x16xi32>
  %lo = arith.ori %ln, %lt : tensor<2x16xi32>
  %lf = arith.bitcast %lo : tensor<2x16xi32> to tensor<2x16xf32>
  %lx = arith.mulf %lf, %by : tensor<2x16xf32>
  %hm = arith.andi %up, %seven : tensor<2x16xi32>
  %hn = arith.shli %hm, %to : tensor<2x16xi32>
  %hs = arith.andi %up, %eight : tensor<2x16xi32>
  %ht = arith.shli %hs, %sign : tensor<2x16xi32>
  %ho = arith.ori %hn, %ht : tensor<2x16xi32>
  %hf = arith.bitcast %ho : tensor<2x16xi32> to tensor<2x16xf32>
  %hx = arith.mulf %hf, %by : tensor<2x16xf32>
  %j = tt.join %lx, %hx : tensor<2x16xf32> -> tensor<2x16x2xf32>
  %x = tt.reshape %j : tensor<2x16x2xf32> -> tensor<2x32xf32>
  %y = arith.extf %b : tensor<32x2xbf16> to tensor<32x2xf32>
  %d = tt.dot %x, %y, %c, inputPrecision = ieee : tensor<2x32xf32> * tensor<32x2xf32> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// expect: equivalent
