func.func @f(%A: memref<16x32xf32>, %B: memref<32x8xf32>, %C: memref<16x8xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 32 {
        %a = affine.load %A[%i, %k] : memref<16x32xf32>
        %b = affine.load %B[%k, %j] : memref<32x8xf32>
        %c = affine.load %C[%i, %j] : memref<16x8xf32>
        %m = arith.mulf %a, %b : f32
        %s = arith.addf %c, %m : f32
        affine.store %s, %C[%i, %j] : memref<16x8xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%A: memref<16x32xf32>, %B: memref<32x8xf32>, %C: memref<16x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c2, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c4, %sz = %c1)
             workgroup(%ta : memref<2x4x4xf32, 3>, %tb : memref<2x4x4xf32, 3>) {
    %i = affine.apply affine_map<(b, t) -> (b * 4 + t)>(%bx, %tx)
    %j = affine.apply affine_map<(b, t) -> (b * 4 + t)>(%by, %ty)
    %start = memref.load %C[%i, %j] : memref<16x8xf32>
    %a0 = memref.load %A[%i, %ty] : memref<16x32xf32>
    affine.store %a0, %ta[0, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
    %b0 = memref.load %B[%tx, %j] : memref<32x8xf32>
    affine.store %b0, %tb[0, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
    %sum = affine.for %tile = 0 to 8 iter_args(%acc = %start) -> f32 {
      gpu.barrier
      affine.if affine_set<(t) : (6 - t >= 0)>(%tile) {
        %a = affine.load %A[symbol(%i), %tile * 4 + 4 + symbol(%ty)] : memref<16x32xf32>
        affine.store %a, %ta[(%tile + 1) mod 2, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
        %b = affine.load %B[%tile * 4 + 4 + symbol(%tx), symbol(%j)] : memref<32x8xf32>
        affine.store %b, %tb[(%tile + 1) mod 2, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
      }
      %part = affine.for %k = 0 to 4 iter_args(%inner = %acc) -> f32 {
        %x = affine.load %ta[%tile mod 2, symbol(%tx), %k] : memref<2x4x4xf32, 3>
        %y = affine.load %tb[%tile mod 2, %k, symbol(%ty)] : memref<2x4x4xf32, 3>
        %m = arith.mulf %x, %y : f32
        %s = arith.addf %inner, %m : f32
        affine.yield %s : f32
      }
      affine.yield %part : f32
    }
    memref.store %sum, %C[%i, %j] : memref<16x8xf32>
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
