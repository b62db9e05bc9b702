// options: --assume start:0..4 --assume column:0..2
func.func @f(%start: memref<4xi32>, %column: memref<4xi32>, %value: memref<4xf32>, %x: memref<3xf32>, %y: memref<3xf32>) {
  affine.for %r = 0 to 3 {
    %c1 = arith.constant 1 : index
    %a = affine.load %start[%r] : memref<4xi32>
    %b = affine.load %start[%r + 1] : memref<4xi32>
    %from = arith.index_cast %a : i32 to index
    %to = arith.index_cast %b : i32 to index
    scf.for %k = %from to %to step %c1 {
      %c = memref.load %column[%k] : memref<4xi32>
      %j = arith.index_cast %c : i32 to index
      %v = memref.load %value[%k] : memref<4xf32>
      %u = memref.load %x[%j] : memref<3xf32>
      %p = arith.mulf %v, %u : f32
      %o = affine.load %y[%r] : memref<3xf32>
      %s = arith.addf %o, %p : f32
      affine.store %s, %y[%r] : memref<3xf32>
    }
  }
  return
}
// -----
func.func @f(%start: memref<4xi32>, %column: memref<4xi32>, %value: memref<4xf32>, %x: memref<3xf32>, %y: memref<3xf32>) {
  affine.for %r = 0 to 3 {
    %zero = arith.constant 0.0 : f32
    %c1 = arith.constant 1 : index
    %a = affine.load %start[%r] : memref<4xi32>
    %b = affine.load %start[%r + 1] : memref<4xi32>
    %from = arith.index_cast %a : i32 to index
    %to = arith.index_cast %b : i32 to index
    %first = affine.load %y[%r] : memref<3xf32>
    %sum = scf.for %k = %from to %to step %c1 iter_args(%o = %zero) -> f32 {
      %c = memref.load %column[%k] : memref<4xi32>
      %j = arith.index_cast %c : i32 to index
      %v = memref.load %value[%k] : memref<4xf32>
      %u = memref.load %x[%j] : memref<3xf32>
      %p = arith.mulf %v, %u : f32
      %s = arith.addf %o, %p : f32
      scf.yield %s : f32
    }
    affine.store %sum, %y[%r] : memref<3xf32>
  }
  return
}
// expect: different
