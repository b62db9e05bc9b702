module {
  func.func @trisolv(%arg0: index, %arg1: memref<?x?xf32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c1 step %c1 {
      %0 = memref.load %arg3[%arg4] : memref<?xf32>
      memref.store %0, %arg2[%arg4] : memref<?xf32>
      scf.for %arg5 = %c0 to %c1 step %c1 {
        %4 = memref.load %arg1[%arg4, %arg5] : memref<?x?xf32>
        %5 = memref.load %arg2[%arg5] : memref<?xf32>
        %6 = memref.load %arg2[%arg4] : memref<?xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.subf %6, %7 : f32
        memref.store %8, %arg2[%arg4] : memref<?xf32>
      }
      scf.for %arg5 = %c1 to %arg4 step %c1 {
        %4 = memref.load %arg1[%arg4, %arg5] : memref<?x?xf32>
        %5 = memref.load %arg2[%arg5] : memref<?xf32>
        %6 = memref.load %arg2[%arg4] : memref<?xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.subf %6, %7 : f32
        memref.store %8, %arg2[%arg4] : memref<?xf32>
      }
      %1 = memref.load %arg2[%arg4] : memref<?xf32>
      %2 = memref.load %arg1[%arg4, %arg4] : memref<?x?xf32>
      %3 = arith.divf %1, %2 : f32
      memref.store %3, %arg2[%arg4] : memref<?xf32>
    }
    scf.for %arg4 = %c1 to %arg0 step %c1 {
      %0 = memref.load %arg3[%arg4] : memref<?xf32>
      memref.store %0, %arg2[%arg4] : memref<?xf32>
      scf.for %arg5 = %c0 to %c1 step %c1 {
        %4 = memref.load %arg1[%arg4, %arg5] : memref<?x?xf32>
        %5 = memref.load %arg2[%arg5] : memref<?xf32>
        %6 = memref.load %arg2[%arg4] : memref<?xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.subf %6, %7 : f32
        memref.store %8, %arg2[%arg4] : memref<?xf32>
      }
      scf.for %arg5 = %c1 to %arg4 step %c1 {
        %4 = memref.load %arg1[%arg4, %arg5] : memref<?x?xf32>
        %5 = memref.load %arg2[%arg5] : memref<?xf32>
        %6 = memref.load %arg2[%arg4] : memref<?xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.subf %6, %7 : f32
        memref.store %8, %arg2[%arg4] : memref<?xf32>
      }
      %1 = memref.load %arg2[%arg4] : memref<?xf32>
      %2 = memref.load %arg1[%arg4, %arg4] : memref<?x?xf32>
      %3 = arith.divf %1, %2 : f32
      memref.store %3, %arg2[%arg4] : memref<?xf32>
    }
    return
  }
}
