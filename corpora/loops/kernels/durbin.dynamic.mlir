func.func @durbin(%n: index, %r: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r0 = memref.load %r[%c0] : memref<?xf32>
  %y0 = arith.negf %r0 : f32
  memref.store %y0, %y[%c0] : memref<?xf32>
  %last:2 = scf.for %k = %c1 to %n step %c1 iter_args(%alpha = %y0, %beta = %one) -> (f32, f32) {
    %square = arith.mulf %alpha, %alpha : f32
    %rest = arith.subf %one, %square : f32
    %scale = arith.mulf %rest, %beta : f32
    %km1 = arith.subi %k, %c1 : index
    %sum = scf.for %i = %c0 to %k step %c1 iter_args(%acc = %zero) -> (f32) {
      %back = arith.subi %km1, %i : index
      %ri = memref.load %r[%back] : memref<?xf32>
      %yi = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %ri, %yi : f32
      %next = arith.addf %acc, %p : f32
      scf.yield %next : f32
    }
    %rk = memref.load %r[%k] : memref<?xf32>
    %total = arith.addf %rk, %sum : f32
    %negated = arith.negf %total : f32
    %step = arith.divf %negated, %scale : f32
    scf.for %i = %c0 to %k step %c1 {
      %back = arith.subi %km1, %i : index
      %yi = memref.load %y[%i] : memref<?xf32>
      %yk = memref.load %y[%back] : memref<?xf32>
      %p = arith.mulf %step, %yk : f32
      %s = arith.addf %yi, %p : f32
      memref.store %s, %z[%i] : memref<?xf32>
    }
    scf.for %i = %c0 to %k step %c1 {
      %zi = memref.load %z[%i] : memref<?xf32>
      memref.store %zi, %y[%i] : memref<?xf32>
    }
    memref.store %step, %y[%k] : memref<?xf32>
    scf.yield %step, %scale : f32, f32
  }
  return %last#0, %last#1 : f32, f32
}
