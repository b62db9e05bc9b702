// Quotients and remainders by constants, of numbers of any sign and of none.
func.func @divide(%A: memref<8xi32>, %B: memref<6x8xi32>) {
  %c8 = arith.constant 8 : i32
  %c12 = arith.constant 12 : i32
  %mask = arith.constant 1023 : i32
  affine.for %i = 0 to 8 {
    %a = affine.load %A[%i] : memref<8xi32>
    %up = arith.ceildivsi %a, %c8 : i32
    %down = arith.floordivsi %a, %c8 : i32
    %unsigned = arith.ceildivui %a, %c8 : i32
    %small = arith.andi %a, %mask : i32
    %quotient = arith.divsi %small, %c12 : i32
    %remainder = arith.remsi %small, %c12 : i32
    %product = arith.muli %small, %c8 : i32
    affine.store %up, %B[0, %i] : memref<6x8xi32>
    affine.store %down, %B[1, %i] : memref<6x8xi32>
    affine.store %unsigned, %B[2, %i] : memref<6x8xi32>
    affine.store %quotient, %B[3, %i] : memref<6x8xi32>
    affine.store %remainder, %B[4, %i] : memref<6x8xi32>
    affine.store %product, %B[5, %i] : memref<6x8xi32>
  }
  return
}
