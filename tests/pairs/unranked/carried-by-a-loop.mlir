func.func @f(%a: memref<*xf32>, %b: memref<*xf32>, %n: index) -> f32 {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %z to %n step %one iter_args(%x = %a, %y = %b) -> (memref<*xf32>, memref<*xf32>) {
    scf.yield %y, %x : memref<*xf32>, memref<*xf32>
  }
  %c = memref.cast %r#0 : memref<*xf32> to memref<2xf32>
  %e = memref.load %c[%z] : memref<2xf32>
  return %e : f32
}

// -----

func.func @f(%a: memref<*xf32>, %b: memref<*xf32>, %n: index) -> f32 {
  %z = arith.constant 0 : index
  %c = memref.cast %a : memref<*xf32> to memref<2xf32>
  %e = memref.load %c[%z] : memref<2xf32>
  return %e : f32
}

// expect: unknown unsupported
