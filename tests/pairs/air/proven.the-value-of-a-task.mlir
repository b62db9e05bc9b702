func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %tm, %m = air.execute -> (memref<8xi32, 1>) {
    %m = memref.alloc() : memref<8xi32, 1>
    air.execute_terminator %m : memref<8xi32, 1>
  }

  %1, %i = air.execute [%tm] -> (index) {
    %c3 = arith.constant 3 : index
    %k = memref.alloca() : memref<1xindex>
    affine.store %c3, %k[0] : memref<1xindex>
    %o = affine.load %k[0] : memref<1xindex>
    air.execute_terminator %o : index
  }
  %2 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %x[] [] []) : (memref<8xi32, 1>, memref<8xi32>)
  %3, %v = air.execute [%2] -> (i32) {
    %w = memref.load %m[%i] : memref<8xi32, 1>
    air.execute_terminator %w : i32
  }
  %4 = air.dma_memcpy_nd async [%2] (%y[] [] [], %m[] [] []) : (memref<8xi32>, memref<8xi32, 1>)
  %5 = air.execute [%4] {
    memref.store %v, %y[%i] : memref<8xi32>
  }

  }
  return
}
// expect: equivalent
