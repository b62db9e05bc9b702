func.func @kernel(%x: memref<3x4xf32>, %w: memref<16x4xf32>, %u: memref<16x4xf32>, %b: memref<16xf32>, %y: memref<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %h = memref.alloc() : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %g = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 4 {
    affine.store %zero, %h[%i] : memref<4xf32>
    affine.store %zero, %c[%i] : memref<4xf32>
  }
  affine.for %step = 0 to 3 {
    affine.for %n = 0 to 16 {
      %bias = affine.load %b[%n] : memref<16xf32>
      %total = affine.for %k = 0 to 4 iter_args(%acc = %bias) -> f32 {
        %xe = affine.load %x[%step, %k] : memref<3x4xf32>
        %we = affine.load %w[%n, %k] : memref<16x4xf32>
        %p = arith.mulf %xe, %we : f32
        %s = arith.addf %acc, %p : f32
        %he = affine.load %h[%k] : memref<4xf32>
        %ue = affine.load %u[%n, %k] : memref<16x4xf32>
        %q = arith.mulf %he, %ue : f32
        %sum = arith.addf %s, %q : f32
        affine.yield %sum : f32
      }
      affine.store %total, %g[%n] : memref<16xf32>
    }
    affine.for %i = 0 to 4 {
      %a0 = affine.load %g[%i] : memref<16xf32>
      %a1 = affine.load %g[%i + 4] : memref<16xf32>
      %a2 = affine.load %g[%i + 8] : memref<16xf32>
      %a3 = affine.load %g[%i + 12] : memref<16xf32>
      %in = func.call @sigmoid(%a0) : (f32) -> f32
      %forget = func.call @sigmoid(%a1) : (f32) -> f32
      %new = math.tanh %a2 : f32
      %out = func.call @sigmoid(%a3) : (f32) -> f32
      %old = affine.load %c[%i] : memref<4xf32>
      %kept = arith.mulf %forget, %old : f32
      %added = arith.mulf %in, %new : f32
      %cell = arith.addf %kept, %added : f32
      affine.store %cell, %c[%i] : memref<4xf32>
      %t = math.tanh %cell : f32
      %r = arith.mulf %out, %t : f32
      affine.store %r, %h[%i] : memref<4xf32>
      affine.store %r, %y[%step, %i] : memref<3x4xf32>
    }
  }
  memref.dealloc %h : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  memref.dealloc %g : memref<16xf32>
  return
}
func.func private @sigmoid(%v: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %m = arith.negf %v : f32
  %e = math.exp %m : f32
  %d = arith.addf %one, %e : f32
  %q = arith.divf %one, %d : f32
  return %q : f32
}
