// What the source requires of one element says nothing of the other one.
func.func @f(%a: memref<2xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 123456789 : i32
  %q = arith.constant 987654321 : i32
  %x = memref.load %a[%c0] : memref<2xi32>
  %y = memref.load %a[%c1] : memref<2xi32>
  %is = arith.cmpi ne, %x, %p : i32
  cf.assert %is, "is the one"
  %it = arith.cmpi ne, %y, %q : i32
  cf.assert %it, "is the other one"
  memref.store %x, %o[%c0] : memref<2xi32>
  memref.store %y, %o[%c1] : memref<2xi32>
  return
}
// -----
func.func @f(%a: memref<2xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 123456789 : i32
  %z = arith.constant 0 : i32
  %x = memref.load %a[%c0] : memref<2xi32>
  %y = memref.load %a[%c1] : memref<2xi32>
  %is = arith.cmpi ne, %x, %p : i32
  %it = arith.cmpi ne, %y, %p : i32
  %v = arith.select %is, %x, %z : i32
  %w = arith.select %it, %y, %z : i32
  memref.store %v, %o[%c0] : memref<2xi32>
  memref.store %w, %o[%c1] : memref<2xi32>
  return
}
// expect: different
