func.func @f(%a: memref<8xi32>, %i: memref<1xi8>) -> i1 {
  %c0 = arith.constant 0 : index
  %v = memref.load %i[%c0] : memref<1xi8>
  %k = arith.index_cast %v : i8 to index
  %x = memref.load %a[%k] : memref<8xi32>
  memref.store %x, %a[%k] : memref<8xi32>
  %z = arith.constant 7 : i8
  %g = arith.cmpi slt, %v, %z : i8
  return %g : i1
}
// -----
func.func @f(%a: memref<8xi32>, %i: memref<1xi8>) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// expect: different
