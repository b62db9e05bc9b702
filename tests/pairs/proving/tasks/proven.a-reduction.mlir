func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %start = memref.load %s[] : memref<i32>
  %m = affine.for %i = 0 to 8 iter_args(%acc = %start) -> i32 {
    %v = affine.load %a[%i, 1] : memref<8x4xi32>
    %n = arith.maxsi %acc, %v : i32
    affine.yield %n : i32
  }
  memref.store %m, %s[] : memref<i32>
  return
}
// -----
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index

  %start = memref.load %s[] : memref<i32>
  %m = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%start) -> i32 {
    %v = memref.load %a[%i, %c1] : memref<8x4xi32>
    scf.reduce(%v : i32) {
    ^bb0(%x: i32, %y: i32):
      %n = arith.maxsi %x, %y : i32
      scf.reduce.return %n : i32
    }
  }
  memref.store %m, %s[] : memref<i32>
  return
}
// expect: equivalent bitwise
