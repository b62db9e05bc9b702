func.func @f(%A: memref<64xi32>, %x: memref<2xi32>) {
  %a = affine.load %A[5] : memref<64xi32>
  %b = affine.load %A[6] : memref<64xi32>
  affine.store %a, %x[0] : memref<2xi32>
  affine.store %b, %x[1] : memref<2xi32>
  return
}
// -----
func.func @f(%A: memref<64xi32>, %x: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %v = vector.transfer_read %A[%c0], %zero : memref<64xi32>, vector<64xi32>
  %w = vector.extract_strided_slice %v {offsets = [5], sizes = [2], strides = [1]} : vector<64xi32> to vector<2xi32>
  vector.transfer_write %w, %x[%c0] : vector<2xi32>, memref<2xi32>
  return
}
// expect: equivalent bitwise
