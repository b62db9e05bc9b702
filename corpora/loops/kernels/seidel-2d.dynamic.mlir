func.func @seidel_2d(%steps: index, %n: index, %A: memref<?x?xf32>) {
  %nine = arith.constant 9.0 : f32
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
        %a1 = affine.load %A[%i - 1, %j] : memref<?x?xf32>
        %a2 = affine.load %A[%i - 1, %j + 1] : memref<?x?xf32>
        %a3 = affine.load %A[%i, %j - 1] : memref<?x?xf32>
        %a4 = affine.load %A[%i, %j] : memref<?x?xf32>
        %a5 = affine.load %A[%i, %j + 1] : memref<?x?xf32>
        %a7 = affine.load %A[%i + 1, %j] : memref<?x?xf32>
        %s1 = arith.addf %a1, %a2 : f32
        %s2 = arith.addf %s1, %a3 : f32
        %s3 = arith.addf %s2, %a4 : f32
        %s4 = arith.addf %s3, %a5 : f32
        %s5 = arith.addf %s4, %a7 : f32
        %q = arith.divf %s5, %nine : f32
        affine.store %q, %A[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
