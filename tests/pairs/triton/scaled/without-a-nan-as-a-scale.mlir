tt.func @f(%a: tensor<2x32xbf16>, %s: tensor<2x1xi8>, %b: tensor<32x2xbf16>, %t: tensor<2x1xi8>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %d = tt.dot_scaled %a scale %s, %b scale %t, %c lhs = bf16 rhs = bf16 {fastMath = false} : tensor<2x32xbf16>, tensor<2x1xi8> * tensor<32x2xbf16>, tensor<2x1xi8> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// -----

tt.func @f(%a: tensor<2x32xbf16>, %s: tensor<2x1xi8>, %b: tensor<32x2xbf16>, %t: tensor<2x1xi8>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %by = arith.constant dense<23> : tensor<2x1xi32>
  %zero = arith.constant dense<0> : tensor<2x1xi32>
  %least = arith.constant dense<4194304> : tensor<2x1xi32>
  %most = arith.constant dense<255> : tensor<2x1xi32>
  %nan = arith.constant dense<2143289344> : tensor<2x1xi32>
  %pw = arith.extui %s : tensor<2x1xi8> to tensor<2x1xi32>
  %pn = arith.shli %pw, %by : tensor<2x1xi32>
  %pz = arith.cmpi eq, %pw, %zero : tensor<2x1xi32>
  %pm = arith.select %pz, %least, %pn : tensor<2x1xi1>, tensor<2x1xi32>
  %pq = arith.cmpi eq, %pw, %most : tensor<2x1xi32>
  %pb = arith.select %pz, %least, %pm : tensor<2x1xi1>, tensor<2x1xi32>
  %p = arith.bitcast %pb : tensor<2x1xi32> to tensor<2x1xf32>
  %rw = arith.extui %t : tensor<2x1xi8> to tensor<2x1xi32>
  %rn = arith.shli %rw, %by : tensor<2x1xi32>
  %rz = arith.cmpi eq, %rw, %zero : tensor<2x1xi32>
  %rm = arith.select %rz, %least, %rn : tensor<2x1xi1>, tensor<2x1xi32>
  %rq = arith.cmpi eq, %rw, %most : tensor<2x1xi32>
  %rb = arith.select %rz, %least, %rm : tensor<2x1xi1>, tensor<2x1xi32>
  %r = arith.bitcast %rb : tensor<2x1xi32> to tensor<2x1xf32>
  %x = arith.extf %a : tensor<2x32xbf16> to tensor<2x32xf32>
  %y = arith.extf %b : tensor<32x2xbf16> to tensor<32x2xf32>
  %pp = tt.broadcast %p : tensor<2x1xf32> -> tensor<2x32xf32>
  %rt = tt.trans %r {order = array<i32: 1, 0>} : tensor<2x1xf32> -> tensor<1x2xf32>
  %rr = tt.broadcast %rt : tensor<1x2xf32> -> tensor<32x2xf32>
  %xs = arith.mulf %x, %pp : tensor<2x32xf32>
  %ys = arith.mulf %y, %rr : tensor<32x2xf32>
  %d = tt.dot %xs, %ys, %c, inputPrecision = ieee : tensor<2x32xf32> * tensor<32x2xf32> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// expect: unknown open-obligation
