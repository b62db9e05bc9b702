module {
  func.func @cholesky(%arg0: memref<6x6xf32>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg1 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg1, %c6 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %1 = arith.addi %arg1, %c1 : index
      %2 = scf.while (%arg2 = %c0) : (index) -> index {
        %6 = arith.cmpi slt, %arg2, %arg1 : index
        scf.condition(%6) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %6 = arith.addi %arg2, %c1 : index
        %7 = scf.while (%arg3 = %c0) : (index) -> index {
          %11 = arith.cmpi slt, %arg3, %arg2 : index
          scf.condition(%11) %arg3 : index
        } do {
        ^bb0(%arg3: index):
          %11 = arith.addi %arg3, %c1 : index
          %12 = memref.load %arg0[%arg1, %arg3] : memref<6x6xf32>
          %13 = memref.load %arg0[%arg2, %arg3] : memref<6x6xf32>
          %14 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %15 = arith.mulf %12, %13 : f32
          %16 = arith.subf %14, %15 : f32
          memref.store %16, %arg0[%arg1, %arg2] : memref<6x6xf32>
          scf.yield %11 : index
        }
        %8 = memref.load %arg0[%arg2, %arg2] : memref<6x6xf32>
        %9 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %10 = arith.divf %9, %8 : f32
        memref.store %10, %arg0[%arg1, %arg2] : memref<6x6xf32>
        scf.yield %6 : index
      }
      %3 = scf.while (%arg2 = %c0) : (index) -> index {
        %6 = arith.cmpi slt, %arg2, %arg1 : index
        scf.condition(%6) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %6 = arith.addi %arg2, %c1 : index
        %7 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %8 = memref.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %9 = arith.mulf %7, %7 : f32
        %10 = arith.subf %8, %9 : f32
        memref.store %10, %arg0[%arg1, %arg1] : memref<6x6xf32>
        scf.yield %6 : index
      }
      %4 = memref.load %arg0[%arg1, %arg1] : memref<6x6xf32>
      %5 = math.sqrt %4 : f32
      memref.store %5, %arg0[%arg1, %arg1] : memref<6x6xf32>
      scf.yield %1 : index
    }
    return
  }
}
