module {
  func.func @trisolv(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
    %0 = ub.poison : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.while (%arg4 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg4, %arg0 : index
      %3:3 = scf.if %2 -> (index, i32, i32) {
        %5 = memref.load %arg3[%arg4] : memref<?xf32>
        memref.store %5, %arg2[%arg4] : memref<?xf32>
        %6 = scf.while (%arg5 = %c0) : (index) -> index {
          %11 = arith.cmpi slt, %arg5, %arg4 : index
          %12:3 = scf.if %11 -> (index, i32, i32) {
            %14 = memref.load %arg1[%arg4, %arg5] : memref<?x?xf32>
            %15 = memref.load %arg2[%arg5] : memref<?xf32>
            %16 = memref.load %arg2[%arg4] : memref<?xf32>
            %17 = arith.mulf %14, %15 : f32
            %18 = arith.subf %16, %17 : f32
            memref.store %18, %arg2[%arg4] : memref<?xf32>
            %19 = arith.addi %arg5, %c1 : index
            scf.yield %19, %c0_i32, %c1_i32 : index, i32, i32
          } else {
            scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
          }
          %13 = arith.trunci %12#2 : i32 to i1
          scf.condition(%13) %12#0 : index
        } do {
        ^bb0(%arg5: index):
          scf.yield %arg5 : index
        }
        %7 = memref.load %arg2[%arg4] : memref<?xf32>
        %8 = memref.load %arg1[%arg4, %arg4] : memref<?x?xf32>
        %9 = arith.divf %7, %8 : f32
        memref.store %9, %arg2[%arg4] : memref<?xf32>
        %10 = arith.addi %arg4, %c1 : index
        scf.yield %10, %c0_i32, %c1_i32 : index, i32, i32
      } else {
        scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
      }
      %4 = arith.trunci %3#2 : i32 to i1
      scf.condition(%4) %3#0 : index
    } do {
    ^bb0(%arg4: index):
      scf.yield %arg4 : index
    }
    return
  }
}
