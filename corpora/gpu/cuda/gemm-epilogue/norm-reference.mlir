// y = (x - mean(x)) / sqrt(variance(x) + 1/1024) * gamma + beta for each row x of a b + bias.
func.func @kernel(%a: memref<3x6xf32>, %b: memref<6x32xf32>, %bias: memref<32xf32>, %gamma: memref<32xf32>,
                  %beta: memref<32xf32>, %y: memref<3x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %share = arith.constant 0.03125 : f32
  %epsilon = arith.constant 9.765625e-4 : f32
  %x = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 32 {
      %product = affine.for %k = 0 to 6 iter_args(%s = %zero) -> f32 {
        %l = affine.load %a[%i, %k] : memref<3x6xf32>
        %r = affine.load %b[%k, %j] : memref<6x32xf32>
        %p = arith.mulf %l, %r : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      %c = affine.load %bias[%j] : memref<32xf32>
      %biased = arith.addf %product, %c : f32
      affine.store %biased, %x[%j] : memref<32xf32>
    }
    %first = affine.load %x[0] : memref<32xf32>
    %sum = affine.for %j = 1 to 32 iter_args(%s = %first) -> f32 {
      %v = affine.load %x[%j] : memref<32xf32>
      %t = arith.addf %s, %v : f32
      affine.yield %t : f32
    }
    %mean = arith.mulf %sum, %share : f32
    %distance = arith.subf %first, %mean : f32
    %square = arith.mulf %distance, %distance : f32
    %squares = affine.for %j = 1 to 32 iter_args(%s = %square) -> f32 {
      %v = affine.load %x[%j] : memref<32xf32>
      %d = arith.subf %v, %mean : f32
      %q = arith.mulf %d, %d : f32
      %t = arith.addf %s, %q : f32
      affine.yield %t : f32
    }
    %variance = arith.mulf %squares, %share : f32
    %positive = arith.addf %variance, %epsilon : f32
    %scale = math.rsqrt %positive : f32
    affine.for %j = 0 to 32 {
      %v = affine.load %x[%j] : memref<32xf32>
      %d = arith.subf %v, %mean : f32
      %n = arith.mulf %d, %scale : f32
      %g = affine.load %gamma[%j] : memref<32xf32>
      %h = affine.load %beta[%j] : memref<32xf32>
      %m = arith.mulf %n, %g : f32
      %r = arith.addf %m, %h : f32
      affine.store %r, %y[%i, %j] : memref<3x32xf32>
    }
  }
  memref.dealloc %x : memref<32xf32>
  return
}
