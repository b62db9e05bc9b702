// options: --size i=1
// Not padded: that is for what lies outside.
func.func @f(%A: memref<6xf32>, %B: memref<4xf32>, %m: vector<4xi1>, %i: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %p = vector.load %B[%c0] : memref<4xf32>, vector<4xf32>
  %r = vector.mask %m, %p { vector.transfer_read %A[%i], %z : memref<6xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.store %r, %B[%c0] : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<6xf32>, %B: memref<4xf32>, %m: vector<4xi1>, %i: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %p = vector.load %B[%c0] : memref<4xf32>, vector<4xf32>
  %r = vector.mask %m { vector.transfer_read %A[%i], %z : memref<6xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.store %r, %B[%c0] : memref<4xf32>, vector<4xf32>
  return
}
// expect: different
