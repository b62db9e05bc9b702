func.func @f(%m: memref<?xtf32>, %r: memref<tf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %c = arith.constant 0.0 : tf32
  %n = memref.dim %m, %z : memref<?xtf32>
  %s = scf.for %i = %z to %n step %o iter_args(%t = %c) -> tf32 {
    %x = memref.load %m[%i] : memref<?xtf32>
    %u = arith.addf %t, %x : tf32
    scf.yield %u : tf32
  }
  memref.store %s, %r[] : memref<tf32>
  return
}

// -----

func.func @f(%m: memref<?xtf32>, %r: memref<tf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %c = arith.constant 0.0 : tf32
  %n = memref.dim %m, %z : memref<?xtf32>
  %s = scf.for %i = %z to %n step %o iter_args(%t = %c) -> tf32 {
    %k = arith.subi %n, %i : index
    %j = arith.subi %k, %o : index
    %x = memref.load %m[%j] : memref<?xtf32>
    %u = arith.addf %t, %x : tf32
    scf.yield %u : tf32
  }
  memref.store %s, %r[] : memref<tf32>
  return
}

// expect: different
