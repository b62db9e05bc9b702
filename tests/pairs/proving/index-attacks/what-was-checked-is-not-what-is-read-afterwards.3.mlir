func.func @f(%m: memref<9xf32>, %at: memref<2xi32>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %at[%c0] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %n = arith.addi %i, %c0 : index
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
  %b = memref.load %at[%c1] : memref<2xi32>
  memref.store %b, %at[%c0] : memref<2xi32>
  %again = memref.load %at[%c0] : memref<2xi32>
  %j = arith.index_cast %again : i32 to index
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
  %n = arith.addi %i, %c0 : index
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
  %b = memref.load %at[%c1] : memref<2xi32>
  memref.store %b, %at[%c0] : memref<2xi32>
  %again = memref.load %at[%c0] : memref<2xi32>
  %j = arith.index_cast %a : i32 to index
  %x = memref.load %m[%j] : memref<9xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
// expect: different
