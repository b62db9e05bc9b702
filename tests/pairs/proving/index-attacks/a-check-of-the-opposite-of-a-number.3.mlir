// %i is from 1 to 3, and not from -3 to -1.
func.func @f(%m: memref<9xf32>, %at: memref<2xi32>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %at[%c0] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %n = arith.subi %c3, %i : index
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
  %k = arith.addi %i, %c3 : index
  %s = arith.cmpi slt, %k, %c3 : index
  %j = arith.select %s, %k, %c0 : index
  %x = memref.load %m[%j] : memref<9xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%m: memref<9xf32>, %at: memref<2xi32>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %at[%c0] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %n = arith.subi %c3, %i : index
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
  %j = arith.addi %i, %c3 : index
  %x = memref.load %m[%j] : memref<9xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
// expect: different
