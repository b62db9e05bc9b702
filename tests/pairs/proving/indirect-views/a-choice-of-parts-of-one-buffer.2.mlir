// The two overlap: what is stored through the one is loaded through the other.
func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %v = memref.subview %a[0] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1]>>
  %w = memref.subview %a[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  %p = memref.cast %v : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: ?>>
  %q = memref.cast %w : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32, strided<[1], offset: ?>>
  %s = arith.select %c, %p, %q : memref<2xf32, strided<[1], offset: ?>>
  %c0 = arith.constant 0 : index
  memref.store %x, %s[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %y = memref.load %a[%c1] : memref<3xf32>
  memref.store %y, %b[%c0] : memref<3xf32>
  return
}
// -----
func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %at = arith.select %c, %c1, %c0 : index
  memref.store %x, %a[%at] : memref<3xf32>
  %y = memref.load %a[%c1] : memref<3xf32>
  memref.store %y, %b[%c0] : memref<3xf32>
  return
}
// expect: different
