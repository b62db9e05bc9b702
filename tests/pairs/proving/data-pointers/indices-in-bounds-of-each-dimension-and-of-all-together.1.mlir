// Modulo 2^64 the sum of a product that is none, in one buffer, and two indices that are in bounds.
func.func @f(%table: memref<28xf32>, %at: memref<2xindex>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %at[%c0] : memref<2xindex>
  %s = memref.load %at[%c1] : memref<2xindex>
  %k = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%r, %s)
  %x = memref.load %table[%k] : memref<28xf32>
  return %x : f32
}
// -----
func.func @f(%table: memref<28xf32>, %at: memref<2xindex>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %at[%c0] : memref<2xindex>
  %s = memref.load %at[%c1] : memref<2xindex>
  %c4 = arith.constant 4 : index
  %m = arith.muli %r, %c4 overflow<nsw> : index
  %k = arith.addi %m, %s overflow<nsw> : index
  %x = memref.load %table[%k] : memref<28xf32>
  return %x : f32
}
// expect: different
