// The Yule-Walker equations; alpha and beta are carried from row to row.
func.func @durbin(%r: memref<7xf64>, %y: memref<7xf64>) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %z = memref.alloca() : memref<7xf64>
  %r0 = affine.load %r[0] : memref<7xf64>
  %y0 = arith.negf %r0 : f64
  affine.store %y0, %y[0] : memref<7xf64>
  %last:2 = affine.for %k = 1 to 7 iter_args(%alpha = %y0, %beta = %one) -> (f64, f64) {
    %square = arith.mulf %alpha, %alpha : f64
    %rest = arith.subf %one, %square : f64
    %scale = arith.mulf %rest, %beta : f64
    %sum = affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) iter_args(%acc = %zero) -> (f64) {
      %ri = affine.load %r[%k - %i - 1] : memref<7xf64>
      %yi = affine.load %y[%i] : memref<7xf64>
      %p = arith.mulf %ri, %yi : f64
      %next = arith.addf %acc, %p : f64
      affine.yield %next : f64
    }
    %rk = affine.load %r[%k] : memref<7xf64>
    %total = arith.addf %rk, %sum : f64
    %negated = arith.negf %total : f64
    %step = arith.divf %negated, %scale : f64
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %yi = affine.load %y[%i] : memref<7xf64>
      %yk = affine.load %y[%k - %i - 1] : memref<7xf64>
      %p = arith.mulf %step, %yk : f64
      %s = arith.addf %yi, %p : f64
      affine.store %s, %z[%i] : memref<7xf64>
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %zi = affine.load %z[%i] : memref<7xf64>
      affine.store %zi, %y[%i] : memref<7xf64>
    }
    affine.store %step, %y[%k] : memref<7xf64>
    affine.yield %step, %scale : f64, f64
  }
  return
}
