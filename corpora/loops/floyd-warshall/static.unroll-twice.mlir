#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to 7 {
        %0 = affine.load %arg0[%arg2, %c0] : memref<7x7xi32>
        %1 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %2 = affine.load %arg0[%arg1, %c0] : memref<7x7xi32>
        %3 = arith.addi %1, %2 : i32
        %4 = arith.cmpi slt, %0, %3 : i32
        %5 = arith.select %4, %0, %3 : i32
        affine.store %5, %arg0[%arg2, %c0] : memref<7x7xi32>
        %6 = affine.apply #map(%c0)
        %7 = affine.load %arg0[%arg2, %6] : memref<7x7xi32>
        %8 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %9 = affine.load %arg0[%arg1, %6] : memref<7x7xi32>
        %10 = arith.addi %8, %9 : i32
        %11 = arith.cmpi slt, %7, %10 : i32
        %12 = arith.select %11, %7, %10 : i32
        affine.store %12, %arg0[%arg2, %6] : memref<7x7xi32>
        %13 = affine.apply #map1(%c0)
        %14 = affine.load %arg0[%arg2, %13] : memref<7x7xi32>
        %15 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %16 = affine.load %arg0[%arg1, %13] : memref<7x7xi32>
        %17 = arith.addi %15, %16 : i32
        %18 = arith.cmpi slt, %14, %17 : i32
        %19 = arith.select %18, %14, %17 : i32
        affine.store %19, %arg0[%arg2, %13] : memref<7x7xi32>
        %20 = affine.apply #map(%13)
        %21 = affine.load %arg0[%arg2, %20] : memref<7x7xi32>
        %22 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %23 = affine.load %arg0[%arg1, %20] : memref<7x7xi32>
        %24 = arith.addi %22, %23 : i32
        %25 = arith.cmpi slt, %21, %24 : i32
        %26 = arith.select %25, %21, %24 : i32
        affine.store %26, %arg0[%arg2, %20] : memref<7x7xi32>
        %27 = affine.load %arg0[%arg2, %c4] : memref<7x7xi32>
        %28 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %29 = affine.load %arg0[%arg1, %c4] : memref<7x7xi32>
        %30 = arith.addi %28, %29 : i32
        %31 = arith.cmpi slt, %27, %30 : i32
        %32 = arith.select %31, %27, %30 : i32
        affine.store %32, %arg0[%arg2, %c4] : memref<7x7xi32>
        %33 = affine.apply #map(%c4)
        %34 = affine.load %arg0[%arg2, %33] : memref<7x7xi32>
        %35 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %36 = affine.load %arg0[%arg1, %33] : memref<7x7xi32>
        %37 = arith.addi %35, %36 : i32
        %38 = arith.cmpi slt, %34, %37 : i32
        %39 = arith.select %38, %34, %37 : i32
        affine.store %39, %arg0[%arg2, %33] : memref<7x7xi32>
        %40 = affine.load %arg0[%arg2, %c6] : memref<7x7xi32>
        %41 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
        %42 = affine.load %arg0[%arg1, %c6] : memref<7x7xi32>
        %43 = arith.addi %41, %42 : i32
        %44 = arith.cmpi slt, %40, %43 : i32
        %45 = arith.select %44, %40, %43 : i32
        affine.store %45, %arg0[%arg2, %c6] : memref<7x7xi32>
      }
    }
    return
  }
}
