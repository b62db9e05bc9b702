// options: --domain fingerprint --accept real
// The first of the largest scores, and the value that goes with it.
func.func @f(%scores: memref<6xf32>, %values: memref<6xf32>, %best: memref<1xindex>, %value: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %first = affine.load %scores[0] : memref<6xf32>
  %top:2 = affine.for %i = 1 to 6 iter_args(%m = %first, %at = %c0) -> (f32, index) {
    %x = affine.load %scores[%i] : memref<6xf32>
    %better = arith.cmpf ogt, %x, %m : f32
    %m1 = arith.select %better, %x, %m : f32
    %at1 = arith.select %better, %i, %at : index
    affine.yield %m1, %at1 : f32, index
  }
  %v = memref.load %values[%top#1] : memref<6xf32>
  affine.store %top#1, %best[0] : memref<1xindex>
  affine.store %v, %value[0] : memref<1xf32>
  return
}
// -----
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
// expect: equivalent bitwise
