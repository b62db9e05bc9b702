func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %zero = arith.constant 0 : i32
  %parts = memref.alloc() : memref<4xi32>
  affine.for %t = 0 to 4 {
    %p = affine.for %i = 0 to 64 iter_args(%s = %zero) -> i32 {
      %a = affine.load %A[%t * 64 + %i] : memref<256xi32>
      %n = arith.addi %s, %a : i32
      affine.yield %n : i32
    }
    affine.store %p, %parts[%t] : memref<4xi32>
  }
  %sum = affine.for %t = 0 to 4 iter_args(%s = %zero) -> i32 {
    %a = affine.load %parts[%t] : memref<4xi32>
    %n = arith.addi %s, %a : i32
    affine.yield %n : i32
  }
  affine.store %sum, %S[0] : memref<1xi32>
  memref.dealloc %parts : memref<4xi32>
  return
}
