// Arithmetic of 64 bits on numbers of 32.
func.func @wide(%A: memref<5xi32>, %B: memref<5xi32>, %C: memref<3x5xi32>) {
  %c9 = arith.constant 9 : i64
  affine.for %i = 0 to 5 {
    %a = affine.load %A[%i] : memref<5xi32>
    %b = affine.load %B[%i] : memref<5xi32>
    %x = arith.extsi %a : i32 to i64
    %y = arith.extui %b : i32 to i64
    %sum = arith.addi %x, %y : i64
    %low = arith.trunci %sum : i64 to i32
    %shifted = arith.shrui %sum, %c9 : i64
    %middle = arith.trunci %shifted : i64 to i32
    %less = arith.cmpi slt, %x, %y : i64
    %least = arith.select %less, %x, %y : i64
    %both = arith.xori %least, %sum : i64
    %mixed = arith.trunci %both : i64 to i32
    affine.store %low, %C[0, %i] : memref<3x5xi32>
    affine.store %middle, %C[1, %i] : memref<3x5xi32>
    affine.store %mixed, %C[2, %i] : memref<3x5xi32>
  }
  return
}
