module {
  func.func @cholesky(%arg0: memref<?x?xf64>) {
    %0 = ub.poison : f64
    %1 = ub.poison : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %2 = scf.while (%arg1 = %c0) : (index) -> index {
      %3 = arith.cmpi slt, %arg1, %dim : index
      %4:3 = scf.if %3 -> (index, i32, i32) {
        %6 = scf.while (%arg2 = %c0) : (index) -> index {
          %11 = arith.cmpi slt, %arg2, %arg1 : index
          %12:3 = scf.if %11 -> (index, i32, i32) {
            %14 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
            %15:3 = scf.while (%arg3 = %c0, %arg4 = %14, %arg5 = %0) : (index, f64, f64) -> (index, f64, f64) {
              %19 = arith.cmpi slt, %arg3, %arg2 : index
              %20:4 = scf.if %19 -> (index, f64, i32, i32) {
                %22 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64>
                %23 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64>
                %24 = arith.mulf %22, %23 : f64
                %25 = arith.subf %arg4, %24 : f64
                %26 = arith.addi %arg3, %c1 : index
                scf.yield %26, %25, %c0_i32, %c1_i32 : index, f64, i32, i32
              } else {
                scf.yield %1, %0, %c1_i32, %c0_i32 : index, f64, i32, i32
              }
              %21 = arith.trunci %20#3 : i32 to i1
              scf.condition(%21) %20#0, %20#1, %arg4 : index, f64, f64
            } do {
            ^bb0(%arg3: index, %arg4: f64, %arg5: f64):
              scf.yield %arg3, %arg4, %arg5 : index, f64, f64
            }
            %16 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf64>
            %17 = arith.divf %15#2, %16 : f64
            memref.store %17, %arg0[%arg1, %arg2] : memref<?x?xf64>
            %18 = arith.addi %arg2, %c1 : index
            scf.yield %18, %c0_i32, %c1_i32 : index, i32, i32
          } else {
            scf.yield %1, %c1_i32, %c0_i32 : index, i32, i32
          }
          %13 = arith.trunci %12#2 : i32 to i1
          scf.condition(%13) %12#0 : index
        } do {
        ^bb0(%arg2: index):
          scf.yield %arg2 : index
        }
        %7 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64>
        %8:3 = scf.while (%arg2 = %c0, %arg3 = %7, %arg4 = %0) : (index, f64, f64) -> (index, f64, f64) {
          %11 = arith.cmpi slt, %arg2, %arg1 : index
          %12:4 = scf.if %11 -> (index, f64, i32, i32) {
            %14 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf64>
            %15 = arith.mulf %14, %14 : f64
            %16 = arith.subf %arg3, %15 : f64
            %17 = arith.addi %arg2, %c1 : index
            scf.yield %17, %16, %c0_i32, %c1_i32 : index, f64, i32, i32
          } else {
            scf.yield %1, %0, %c1_i32, %c0_i32 : index, f64, i32, i32
          }
          %13 = arith.trunci %12#3 : i32 to i1
          scf.condition(%13) %12#0, %12#1, %arg3 : index, f64, f64
        } do {
        ^bb0(%arg2: index, %arg3: f64, %arg4: f64):
          scf.yield %arg2, %arg3, %arg4 : index, f64, f64
        }
        %9 = math.sqrt %8#2 : f64
        memref.store %9, %arg0[%arg1, %arg1] : memref<?x?xf64>
        %10 = arith.addi %arg1, %c1 : index
        scf.yield %10, %c0_i32, %c1_i32 : index, i32, i32
      } else {
        scf.yield %1, %c1_i32, %c0_i32 : index, i32, i32
      }
      %5 = arith.trunci %4#2 : i32 to i1
      scf.condition(%5) %4#0 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield %arg1 : index
    }
    return
  }
}
