// The same with the maximum in memory, written under a condition.
func.func @f(%scores: memref<6xf32>, %values: memref<6xf32>, %best: memref<1xindex>, %value: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %top = memref.alloca() : memref<1xf32>
  %first = affine.load %scores[0] : memref<6xf32>
  affine.store %first, %top[0] : memref<1xf32>
  affine.store %c0, %best[0] : memref<1xindex>
  affine.for %i = 1 to 6 {
    %x = affine.load %scores[%i] : memref<6xf32>
    %m = affine.load %top[0] : memref<1xf32>
    %worse = arith.cmpf ule, %x, %m : f32
    scf.if %worse {
    } else {
      affine.store %x, %top[0] : memref<1xf32>
      affine.store %i, %best[0] : memref<1xindex>
    }
  }
  %at = affine.load %best[0] : memref<1xindex>
  %v = memref.load %values[%at] : memref<6xf32>
  affine.store %v, %value[0] : memref<1xf32>
  return
}
