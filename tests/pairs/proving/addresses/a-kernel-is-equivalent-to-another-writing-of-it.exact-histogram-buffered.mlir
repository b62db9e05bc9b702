// options: --domain exact --accept real
// How many numbers fall into each of four bins; numbers outside go to the first and the last one.
func.func @f(%data: memref<6xi32>, %bins: memref<4xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = arith.constant 3 : i32
  affine.for %b = 0 to 4 {
    affine.store %zero, %bins[%b] : memref<4xi32>
  }
  affine.for %i = 0 to 6 {
    %x = affine.load %data[%i] : memref<6xi32>
    %low = arith.maxsi %x, %zero : i32
    %bin = arith.minsi %low, %last : i32
    %at = arith.index_cast %bin : i32 to index
    %n = memref.load %bins[%at] : memref<4xi32>
    %m = arith.addi %n, %one : i32
    memref.store %m, %bins[%at] : memref<4xi32>
  }
  return
}
// -----
// The same in a buffer that is copied at the end, with the clamp spelled out.
func.func @f(%data: memref<6xi32>, %bins: memref<4xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = arith.constant 3 : i32
  %counts = memref.alloca() : memref<4xi32>
  affine.for %b = 0 to 4 {
    affine.store %zero, %counts[%b] : memref<4xi32>
  }
  affine.for %i = 0 to 6 {
    %x = affine.load %data[%i] : memref<6xi32>
    %negative = arith.cmpi slt, %x, %zero : i32
    %low = arith.select %negative, %zero, %x : i32
    %large = arith.cmpi sgt, %low, %last : i32
    %bin = arith.select %large, %last, %low : i32
    %at = arith.index_cast %bin : i32 to index
    %n = memref.load %counts[%at] : memref<4xi32>
    %m = arith.addi %one, %n : i32
    memref.store %m, %counts[%at] : memref<4xi32>
  }
  affine.for %b = 0 to 4 {
    %n = affine.load %counts[%b] : memref<4xi32>
    affine.store %n, %bins[%b] : memref<4xi32>
  }
  return
}
// expect: equivalent bitwise
