func.func @f(%d: memref<6xi32>, %H: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %z = arith.constant 0 : i32
    %n = arith.constant 4 : i32
    %k = affine.load %d[%i] : memref<6xi32>
    %r = arith.index_cast %k : i32 to index
    %c = arith.cmpi ult, %k, %n : i32
  
    scf.if %c {
      %o = memref.load %H[%r] : memref<4xf32>
      affine.store %o, %w[%i] : memref<6xf32>
    }
  }
  return
}
// -----
func.func @f(%d: memref<6xi32>, %H: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %z = arith.constant 0 : i32
    %n = arith.constant 4 : i32
    %k = affine.load %d[%i] : memref<6xi32>
    %r = arith.index_cast %k : i32 to index
    %c = arith.cmpi ult, %k, %n : i32
    %o = memref.load %H[%r] : memref<4xf32>
    scf.if %c {
    
      affine.store %o, %w[%i] : memref<6xf32>
    }
  }
  return
}
// expect: different
