// The least and the largest of integers, with sign and without.
func.func @extremes(%A: memref<6xi16>, %B: memref<6xi16>, %C: memref<4x6xi16>) {
  %bound = arith.constant 100 : i16
  affine.for %i = 0 to 6 {
    %a = affine.load %A[%i] : memref<6xi16>
    %b = affine.load %B[%i] : memref<6xi16>
    %up = arith.maxsi %a, %bound : i16
    %down = arith.minui %b, %bound : i16
    %least = arith.minsi %a, %b : i16
    %greatest = arith.maxui %up, %down : i16
    affine.store %up, %C[0, %i] : memref<4x6xi16>
    affine.store %down, %C[1, %i] : memref<4x6xi16>
    affine.store %least, %C[2, %i] : memref<4x6xi16>
    affine.store %greatest, %C[3, %i] : memref<4x6xi16>
  }
  return
}
