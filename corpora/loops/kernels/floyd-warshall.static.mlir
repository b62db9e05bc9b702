func.func @floyd_warshall(%paths: memref<7x7xi32>) {
  affine.for %k = 0 to 7 {
    affine.for %i = 0 to 7 {
      affine.for %j = 0 to 7 {
        %direct = affine.load %paths[%i, %j] : memref<7x7xi32>
        %first = affine.load %paths[%i, %k] : memref<7x7xi32>
        %second = affine.load %paths[%k, %j] : memref<7x7xi32>
        %through = arith.addi %first, %second : i32
        %shorter = arith.cmpi slt, %direct, %through : i32
        %best = arith.select %shorter, %direct, %through : i32
        affine.store %best, %paths[%i, %j] : memref<7x7xi32>
      }
    }
  }
  return
}
