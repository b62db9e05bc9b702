func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %s = memref.alloc() {alignment = 64} : memref<64xi8>
  %v = memref.view %s[%c0][] : memref<64xi8> to memref<8xf32>
  %w = memref.view %s[%c32][%n] : memref<64xi8> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %v[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %B[%i] : memref<8xf32>
    affine.store %y, %w[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %v[%i] : memref<8xf32>
    affine.store %x, %B[%i] : memref<8xf32>
  }
  memref.dealloc %s : memref<64xi8>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %s = memref.alloc() {alignment = 64} : memref<64xi8>
  %v = memref.view %s[%c0][] : memref<64xi8> to memref<8xf32>
  %w = memref.view %s[%c32][%n] : memref<64xi8> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %v[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %B[%i] : memref<8xf32>
    affine.store %y, %w[%i] : memref<?xf32>
  }
  memref.dealloc %s : memref<64xi8>
affine.for %i = 0 to 8 {
    %x = affine.load %v[%i] : memref<8xf32>
    affine.store %x, %B[%i] : memref<8xf32>
  }
  memref.dealloc %s : memref<64xi8>
  return
}
// expect: different
