func.func @kernel(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %bias: memref<6xf32>, %residual: memref<5x6xf32>, %y: memref<5x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c3, %sz = %c1) {
    %i0 = arith.muli %by, %sy : index
    %i = arith.addi %i0, %ty : index
    %j0 = arith.muli %bx, %sx : index
    %j = arith.addi %j0, %tx : index
    %inside = arith.cmpi slt, %i, %c4 : index
    scf.if %inside {
      %c = memref.load %bias[%j] : memref<6xf32>
      %dot = scf.for %k = %c0 to %c7 step %c1 iter_args(%s = %c) -> f32 {
        %l = memref.load %a[%i, %k] : memref<5x7xf32>
        %m = memref.load %b[%k, %j] : memref<7x6xf32>
        %p = arith.mulf %l, %m : f32
        %n = arith.addf %s, %p : f32
        scf.yield %n : f32
      }
      %r = arith.maximumf %dot, %zero : f32
      %e = memref.load %residual[%i, %j] : memref<5x6xf32>
      %o = arith.addf %r, %e : f32
      memref.store %o, %y[%i, %j] : memref<5x6xf32>
    }
    gpu.terminator
  }
  return
}
