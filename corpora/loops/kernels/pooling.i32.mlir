// Sums over windows of 2x2, an i32 average by shifting.
func.func @pooling(%input: memref<6x10xi32>, %output: memref<3x5xi32>) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  affine.for %y = 0 to 3 {
    affine.for %x = 0 to 5 {
      %rows = affine.for %ky = 0 to 2 iter_args(%outer = %zero) -> (i32) {
        %columns = affine.for %kx = 0 to 2 iter_args(%inner = %outer) -> (i32) {
          %i = affine.load %input[%y * 2 + %ky, %x * 2 + %kx] : memref<6x10xi32>
          %next = arith.addi %inner, %i : i32
          affine.yield %next : i32
        }
        affine.yield %columns : i32
      }
      %average = arith.shrsi %rows, %two : i32
      affine.store %average, %output[%y, %x] : memref<3x5xi32>
    }
  }
  return
}
