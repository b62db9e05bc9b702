tt.func @f(%a: tensor<2x16xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %d = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = bf16 {fastMath = false} : tensor<2x16xi8> * tensor<32x2xbf16> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// -----

tt.func @f(%a: tensor<2x16xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %four = arith.constant dense<4> : tensor<2x16xi8>
  %seven = arith.constant dense<7> : tensor<2x16xi8>
  %eight = arith.constant dense<8> : tensor<2x16xi8>
  %none = arith.constant dense<0> : tensor<2x16xi8>
  %v0 = arith.constant dense<0.0> : tensor<2x16xf32>
  %k0 = arith.constant dense<0> : tensor<2x16xi8>
  %v1 = arith.constant dense<0.5> : tensor<2x16xf32>
  %k1 = arith.constant dense<1> : tensor<2x16xi8>
  %v2 = arith.constant dense<1.0> : tensor<2x16xf32>
  %k2 = arith.constant dense<2> : tensor<2x16xi8>
  %v3 = arith.constant dense<1.5> : tensor<2x16xf32>
  %k3 = arith.constant dense<3> : tensor<2x16xi8>
  %v4 = arith.constant dense<2.0> : tensor<2x16xf32>
  %k4 = arith.constant dense<4> : tensor<2x16xi8>
  %v5 = arith.constant dense<3.0> : tensor<2x16xf32>
  %k5 = arith.constant dense<5> : tensor<2x16xi8>
  %v6 = arith.constant dense<4.0> : tensor<2x16xf32>
  %k6 = arith.constant dense<6> : tensor<2x16xi8>
  %v7 = arith.constant dense<6.0> : tensor<2x16xf32>
  %k7 = arith.constant dense<7> : tensor<2x16xi8>
  %up = arith.shrui %a, %four : tensor<2x16xi8>
  %lm = arith.andi %a, %seven : tensor<2x16xi8>
  %le1 = arith.cmpi eq, %lm, %k1 : tensor<2x16xi8>
  %ls1 = arith.select %le1, %v1, %v0 : tensor<2x16xi1>, tensor<2x16xf32>
  %le2 = arith.cmpi eq, %lm, %k2 : tensor<2x16xi8>
  %ls2 = arith.select %le2, %v2, %ls1 : tensor<2x16xi1>, tensor<2x16xf32>
  %le3 = arith.cmpi eq, %lm, %k3 : tensor<2x16xi8>
  %ls3 = arith.select %le3, %v3, %ls2 : tensor<2x16xi1>, tensor<2x16xf32>
  %le4 = arith.cmpi eq, %lm, %k4 : tensor<2x16xi8>
  %ls4 = arith.select %le4, %v4, %ls3 : tensor<2x16xi1>, tensor<2x16xf32>
  %le5 = arith.cmpi eq, %lm, %k5 : tensor<2x16xi8>
  %ls5 = arith.select %le5, %v5, %ls4 : tensor<2x16xi1>, tensor<2x16xf32>
  %le6 = arith.cmpi eq, %lm, %k6 : tensor<2x16xi8>
  %ls6 = arith.select %le6, %v6, %ls5 : tensor<2x16xi1>, tensor<2x16xf32>
  %le7 = arith.cmpi eq, %lm, %k7 : tensor<2x16xi8>
  %ls7 = arith.select %le7, %v7, %ls6 : tensor<2x16xi1>, tensor<2x16xf32>
  %lg = arith.andi %a, %eight : tensor<2x16xi8>
  %lq = arith.cmpi ne, %lg, %none : tensor<2x16xi8>
  %li = arith.negf %ls7 : tensor<2x16xf32>
  %lx = arith.select %lq, %li, %ls7 : tensor<2x16xi1>, tensor<2x16xf32>
  %hm = arith.andi %up, %seven : tensor<2x16xi8>
  %he1 = arith.cmpi eq, %hm, %k1 : tensor<2x16xi8>
  %hs1 = arith.select %he1, %v1, %v0 : tensor<2x16xi1>, tensor<2x16xf32>
  %he2 = arith.cmpi eq, %hm, %k2 : tensor<2x16xi8>
  %hs2 = arith.select %he2, %v2, %hs1 : tensor<2x16xi1>, tensor<2x16xf32>
  %he3 = arith.cmpi eq, %hm, %k3 : tensor<2x16xi8>
  %hs3 = arith.select %he3, %v3, %hs2 : tensor<2x16xi1>, tensor<2x16xf32>
  %he4 = arith.cmpi eq, %hm, %k4 : tensor<2x16xi8>
  %hs4 = arith.select %he4, %v4, %hs3 : tensor<2x16xi1>, tensor<2x16xf32>
  %he5 = arith.cmpi eq, %hm, %k5 : tensor<2x16xi8>
  %hs5 = arith.select %he5, %v5, %hs4 : tensor<2x16xi1>, tensor<2x16xf32>
  %he6 = arith.cmpi eq, %hm, %k6 : tensor<2x16xi8>
  %hs6 = arith.select %he6, %v6, %hs5 : tensor<2x16xi1>, tensor<2x16xf32>
  %he7 = arith.cmpi eq, %hm, %k7 : tensor<2x16xi8>
  %hs7 = arith.select %he7, %v7, %hs6 : tensor<2x16xi1>, tensor<2x16xf32>
  %hg = arith.andi %up, %eight : tensor<2x16xi8>
  %hq = arith.cmpi ne, %hg, %none : tensor<2x16xi8>
  %hi = arith.negf %hs7 : tensor<2x16xf32>
  %hx = arith.select %hq, %hi, %hs7 : tensor<2x16xi1>, tensor<2x16xf32>
  %j = tt.join %hx, %lx : tensor<2x16xf32> -> tensor<2x16x2xf32>
  %x = tt.reshape %j : tensor<2x16x2xf32> -> tensor<2x32xf32>
  %y = arith.extf %b : tensor<32x2xbf16> to tensor<32x2xf32>
  %d = tt.dot %x, %y, %c, inputPrecision = ieee : tensor<2x32xf32> * tensor<32x2xf32> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// expect: different
