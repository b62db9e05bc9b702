// The second access may be anywhere; the first one alone was looked at.
func.func @f(%m: memref<6xf32>, %at: memref<2xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %a = memref.load %at[%c0] : memref<2xi32>
  %b = memref.load %at[%c1] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %which = arith.cmpi eq, %b, %zero : i32
  scf.if %which {
    %low = arith.cmpi sge, %i, %c0 : index
    %high = arith.cmpi slt, %i, %c5 : index
    cf.assert %low, "low"
    cf.assert %high, "high"
  }
  memref.store %x, %m[%i] : memref<6xf32>
  return
}
// -----
func.func @f(%m: memref<6xf32>, %at: memref<2xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %a = memref.load %at[%c0] : memref<2xi32>
  %b = memref.load %at[%c1] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  %which = arith.cmpi eq, %b, %zero : i32
  scf.if %which {
    %low = arith.cmpi sge, %i, %c0 : index
    %high = arith.cmpi slt, %i, %c5 : index
    cf.assert %low, "low"
    cf.assert %high, "high"
  }
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1] : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%c1] : memref<2xf32, strided<[1], offset: ?>>
  return
}
// expect: different
