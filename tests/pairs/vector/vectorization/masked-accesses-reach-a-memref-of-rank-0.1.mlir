func.func @f(%a: memref<f32>, %m: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %r = vector.maskedload %a[], %m, %p : memref<f32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}
// -----
func.func @f(%a: memref<f32>, %m: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %x = memref.load %a[] : memref<f32>
  %v = vector.broadcast %x : f32 to vector<1xf32>
  %r = arith.select %m, %v, %p : vector<1xi1>, vector<1xf32>
  return %r : vector<1xf32>
}
// expect: equivalent bitwise
