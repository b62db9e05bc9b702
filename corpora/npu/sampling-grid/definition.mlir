#columns = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#rows = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func private @at(%x: tensor<1x2x4x5xf32>, %c: index, %row: i64, %column: i64) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %first = arith.constant 0 : i64
  %last_row = arith.constant 3 : i64
  %last_column = arith.constant 4 : i64
  %r0 = arith.maxsi %row, %first : i64
  %r1 = arith.minsi %r0, %last_row : i64
  %k0 = arith.maxsi %column, %first : i64
  %k1 = arith.minsi %k0, %last_column : i64
  %i = arith.index_cast %r1 : i64 to index
  %j = arith.index_cast %k1 : i64 to index
  %v = tensor.extract %x[%c0, %c, %i, %j] : tensor<1x2x4x5xf32>
  %a = arith.cmpi eq, %row, %r1 : i64
  %b = arith.cmpi eq, %column, %k1 : i64
  %inside = arith.andi %a, %b : i1
  %r = arith.select %inside, %v, %zero : f32
  return %r : f32
}
func.func @kernel(%x: tensor<1x2x4x5xf32>, %grid: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
  %one = arith.constant 1.0 : f32
  %next = arith.constant 1 : i64
  %half_rows = arith.constant 1.5 : f32
  %half_columns = arith.constant 2.0 : f32
  %0 = tensor.empty() : tensor<1x2x2x3xf32>
  %1 = linalg.generic {indexing_maps = [#columns, #rows, #map],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%grid, %grid : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) outs(%0 : tensor<1x2x2x3xf32>) {
  ^bb0(%gx: f32, %gy: f32, %out: f32):
    %gy1 = arith.addf %gy, %one : f32
    %gx1 = arith.addf %gx, %one : f32
    %y = arith.mulf %gy1, %half_rows : f32
    %x0 = arith.mulf %gx1, %half_columns : f32
    %yf = math.floor %y : f32
    %xf = math.floor %x0 : f32
    %i0 = arith.fptosi %yf : f32 to i64
    %j0 = arith.fptosi %xf : f32 to i64
    %i1 = arith.addi %i0, %next : i64
    %j1 = arith.addi %j0, %next : i64
    %c = linalg.index 1 : index
    %a = func.call @at(%x, %c, %i0, %j0) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %b = func.call @at(%x, %c, %i0, %j1) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %d = func.call @at(%x, %c, %i1, %j0) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %e = func.call @at(%x, %c, %i1, %j1) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %yw = arith.subf %y, %yf : f32
    %xw = arith.subf %x0, %xf : f32
    %yv = arith.subf %one, %yw : f32
    %xv = arith.subf %one, %xw : f32
    %p = arith.mulf %a, %xv : f32
    %q = arith.mulf %b, %xw : f32
    %r = arith.addf %p, %q : f32
    %s = arith.mulf %d, %xv : f32
    %t = arith.mulf %e, %xw : f32
    %u = arith.addf %s, %t : f32
    %v = arith.mulf %r, %yv : f32
    %w = arith.mulf %u, %yw : f32
    %o = arith.addf %v, %w : f32
    linalg.yield %o : f32
  } -> tensor<1x2x2x3xf32>
  return %1 : tensor<1x2x2x3xf32>
}
