// options: --accept bitwise,reassociated,real,real-any-precision
func.func @f(%Q: memref<8x4xf32>, %K: memref<8x4xf32>, %V: memref<8x4xf32>, %O: memref<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.5 : f32
  %S = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %dot = affine.for %k = 0 to 4 iter_args(%sum = %zero) -> (f32) {
        %q = affine.load %Q[%i, %k] : memref<8x4xf32>
        %key = affine.load %K[%j, %k] : memref<8x4xf32>
        %p = arith.mulf %q, %key : f32
        %next = arith.addf %sum, %p : f32
        affine.yield %next : f32
      }
      %s = arith.mulf %dot, %scale : f32
      affine.store %s, %S[%j] : memref<8xf32>
    }
    %m = affine.for %j = 0 to 8 iter_args(%max = %least) -> (f32) {
      %s = affine.load %S[%j] : memref<8xf32>
      %next = arith.maximumf %max, %s : f32
      affine.yield %next : f32
    }
    %l = affine.for %j = 0 to 8 iter_args(%sum = %zero) -> (f32) {
      %s = affine.load %S[%j] : memref<8xf32>
      %d = arith.subf %s, %m : f32
      %e = math.exp %d : f32
      affine.store %e, %S[%j] : memref<8xf32>
      %next = arith.addf %sum, %e : f32
      affine.yield %next : f32
    }
    affine.for %j = 0 to 8 {
      %e = affine.load %S[%j] : memref<8xf32>
      %p = arith.divf %e, %l : f32
      affine.store %p, %S[%j] : memref<8xf32>
    }
    affine.for %k = 0 to 4 {
      %o = affine.for %j = 0 to 8 iter_args(%sum = %zero) -> (f32) {
        %p = affine.load %S[%j] : memref<8xf32>
        %v = affine.load %V[%j, %k] : memref<8x4xf32>
        %pv = arith.mulf %p, %v : f32
        %next = arith.addf %sum, %pv : f32
        affine.yield %next : f32
      }
      affine.store %o, %O[%i, %k] : memref<8x4xf32>
    }
  }
  return
}
// -----
func.func @f(%Q: memref<8x4xf32>, %K: memref<8x4xf32>, %V: memref<8x4xf32>, %O: memref<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.5 : f32
  %S = memref.alloc() : memref<2xf32>
  %A = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 4 {
      affine.store %zero, %A[%k] : memref<4xf32>
    }
    %ml:2 = affine.for %b = 0 to 6 step 2 iter_args(%m = %least, %l = %zero) -> (f32, f32) {
      %high = affine.for %j = 0 to 2 iter_args(%max = %m) -> (f32) {
        %dot = affine.for %k = 0 to 4 iter_args(%sum = %zero) -> (f32) {
          %q = affine.load %Q[%i, %k] : memref<8x4xf32>
          %key = affine.load %K[%b + %j, %k] : memref<8x4xf32>
          %p = arith.mulf %q, %key : f32
          %next = arith.addf %sum, %p : f32
          affine.yield %next : f32
        }
        %s = arith.mulf %dot, %scale : f32
        affine.store %s, %S[%j] : memref<2xf32>
        %next = arith.maximumf %max, %s : f32
        affine.yield %next : f32
      }
      %gap = arith.subf %m, %high : f32
      %alpha = math.exp %gap : f32
      %kept = arith.mulf %l, %alpha : f32
      affine.for %k = 0 to 4 {
        %a = affine.load %A[%k] : memref<4xf32>
        %scaled = arith.mulf %a, %alpha : f32
        affine.store %scaled, %A[%k] : memref<4xf32>
      }
      %grown = affine.for %j = 0 to 2 iter_args(%sum = %kept) -> (f32) {
        %s = affine.load %S[%j] : memref<2xf32>
        %d = arith.subf %s, %high : f32
        %e = math.exp %d : f32
        affine.for %k = 0 to 4 {
          %v = affine.load %V[%b + %j, %k] : memref<8x4xf32>
          %ev = arith.mulf %e, %v : f32
          %a = affine.load %A[%k] : memref<4xf32>
          %next = arith.addf %a, %ev : f32
          affine.store %next, %A[%k] : memref<4xf32>
        }
        %next = arith.addf %sum, %e : f32
        affine.yield %next : f32
      }
      affine.yield %high, %grown : f32, f32
    }
    affine.for %k = 0 to 4 {
      %a = affine.load %A[%k] : memref<4xf32>
      %o = arith.divf %a, %ml#1 : f32
      affine.store %o, %O[%i, %k] : memref<8x4xf32>
    }
  }
  return
}
// expect: different
