// %k is in bounds where %i is 2^63 - 1, and where it is -2^63 or a little more.
func.func @f(%m: memref<6xf32>, %at: memref<1xindex>, %x: f32) {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  %large = arith.constant -9223372036854775807 : index
  %k = arith.addi %i, %large : index
  
  memref.store %x, %m[%k] : memref<6xf32>
  return
}
// -----
func.func @f(%m: memref<6xf32>, %at: memref<1xindex>, %x: f32) {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  %large = arith.constant -9223372036854775807 : index
  %k = arith.addi %i, %large : index
  
  memref.store %x, %m[%k] : memref<6xf32>
  return
}
// expect: equivalent bitwise static
