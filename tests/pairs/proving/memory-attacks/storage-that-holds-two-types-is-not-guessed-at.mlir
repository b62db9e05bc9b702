// One buffer, of floats and of their halves.
func.func @f(%A: memref<8xf32>, %B: memref<8xi16>) {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<32xi8>
  %v = memref.view %s[%c0][] : memref<32xi8> to memref<8xf32>
  %w = memref.view %s[%c0][] : memref<32xi8> to memref<16xi16>
  %x = affine.load %A[0] : memref<8xf32>
  affine.store %x, %v[0] : memref<8xf32>
  %y = affine.load %w[0] : memref<16xi16>
  affine.store %y, %B[0] : memref<8xi16>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xi16>) {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<32xi8>
  %v = memref.view %s[%c0][] : memref<32xi8> to memref<8xf32>
  %w = memref.view %s[%c0][] : memref<32xi8> to memref<16xi16>
  %x = affine.load %A[0] : memref<8xf32>
  affine.store %x, %v[0] : memref<8xf32>
  %y = affine.load %w[1] : memref<16xi16>
  affine.store %y, %B[0] : memref<8xi16>
  return
}
// expect: unknown unsupported
