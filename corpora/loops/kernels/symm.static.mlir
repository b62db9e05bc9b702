// C := beta * C + alpha * A * B, A symmetric and stored as its lower triangle
func.func @symm(%alpha: f32, %beta: f32, %C: memref<6x5xf32>, %A: memref<6x6xf32>, %B: memref<6x5xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 5 {
      %sum = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%acc = %zero) -> (f32) {
        %bi = affine.load %B[%i, %j] : memref<6x5xf32>
        %a = affine.load %A[%i, %k] : memref<6x6xf32>
        %ck = affine.load %C[%k, %j] : memref<6x5xf32>
        %ab = arith.mulf %alpha, %bi : f32
        %p = arith.mulf %ab, %a : f32
        %s = arith.addf %ck, %p : f32
        affine.store %s, %C[%k, %j] : memref<6x5xf32>
        %bk = affine.load %B[%k, %j] : memref<6x5xf32>
        %q = arith.mulf %bk, %a : f32
        %next = arith.addf %acc, %q : f32
        affine.yield %next : f32
      }
      %c = affine.load %C[%i, %j] : memref<6x5xf32>
      %b = affine.load %B[%i, %j] : memref<6x5xf32>
      %d = affine.load %A[%i, %i] : memref<6x6xf32>
      %t1 = arith.mulf %beta, %c : f32
      %t2 = arith.mulf %alpha, %b : f32
      %t3 = arith.mulf %t2, %d : f32
      %t4 = arith.addf %t1, %t3 : f32
      %t5 = arith.mulf %alpha, %sum : f32
      %t6 = arith.addf %t4, %t5 : f32
      affine.store %t6, %C[%i, %j] : memref<6x5xf32>
    }
  }
  return
}
