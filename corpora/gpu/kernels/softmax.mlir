func.func @kernel(%A: memref<6x16xf32>, %B: memref<6x16xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 6 {
    affine.for %t = 0 to 1 {
      %max = affine.for %j = 0 to 16 iter_args(%acc = %low) -> f32 {
        %a = affine.load %A[%i, %j] : memref<6x16xf32>
        %m = arith.maximumf %acc, %a : f32
        affine.yield %m : f32
      }
      %sum = affine.for %j = 0 to 16 iter_args(%acc = %zero) -> f32 {
        %a = affine.load %A[%i, %j] : memref<6x16xf32>
        %d = arith.subf %a, %max : f32
        %e = math.exp %d : f32
        %s = arith.addf %acc, %e : f32
        affine.yield %s : f32
      }
      affine.for %j = 0 to 16 {
        %a = affine.load %A[%i, %j] : memref<6x16xf32>
        %d = arith.subf %a, %max : f32
        %e = math.exp %d : f32
        %q = arith.divf %e, %sum : f32
        affine.store %q, %B[%i, %j] : memref<6x16xf32>
      }
    }
  }
  return
}
