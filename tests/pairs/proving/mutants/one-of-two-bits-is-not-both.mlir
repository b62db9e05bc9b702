// Either of two bits is not both.
func.func @f(%m: memref<4xi1>, %o: memref<2xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.load %m[%c0] : memref<4xi1>
  %b = memref.load %m[%c1] : memref<4xi1>
  %c = memref.load %m[%c2] : memref<4xi1>
  %x = arith.xori %a, %b : i1
  %y = arith.andi %a, %c : i1
  memref.store %x, %o[%c0] : memref<2xi1>
  memref.store %y, %o[%c1] : memref<2xi1>
  return
}
// -----
func.func @f(%m: memref<4xi1>, %o: memref<2xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.load %m[%c0] : memref<4xi1>
  %b = memref.load %m[%c1] : memref<4xi1>
  %c = memref.load %m[%c2] : memref<4xi1>
  %x = arith.andi %a, %b : i1
  %y = arith.andi %a, %c : i1
  memref.store %x, %o[%c0] : memref<2xi1>
  memref.store %y, %o[%c1] : memref<2xi1>
  return
}
// expect: different
