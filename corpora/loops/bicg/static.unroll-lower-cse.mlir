module {
  func.func @bicg(%arg0: memref<7x5xf32>, %arg1: memref<5xf32>, %arg2: memref<7xf32>, %arg3: memref<5xf32>, %arg4: memref<7xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    memref.store %cst, %arg1[%c0] : memref<5xf32>
    %c1 = arith.constant 1 : index
    memref.store %cst, %arg1[%c1] : memref<5xf32>
    %c2 = arith.constant 2 : index
    memref.store %cst, %arg1[%c2] : memref<5xf32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    scf.for %arg5 = %c3 to %c5 step %c1 {
      memref.store %cst, %arg1[%arg5] : memref<5xf32>
    }
    %c7 = arith.constant 7 : index
    scf.for %arg5 = %c0 to %c7 step %c1 {
      memref.store %cst, %arg2[%arg5] : memref<7xf32>
      %0 = memref.load %arg1[%c0] : memref<5xf32>
      %1 = memref.load %arg4[%arg5] : memref<7xf32>
      %2 = memref.load %arg0[%arg5, %c0] : memref<7x5xf32>
      %3 = arith.mulf %1, %2 : f32
      %4 = arith.addf %0, %3 : f32
      memref.store %4, %arg1[%c0] : memref<5xf32>
      %5 = memref.load %arg2[%arg5] : memref<7xf32>
      %6 = memref.load %arg3[%c0] : memref<5xf32>
      %7 = arith.mulf %2, %6 : f32
      %8 = arith.addf %5, %7 : f32
      memref.store %8, %arg2[%arg5] : memref<7xf32>
      %9 = memref.load %arg1[%c1] : memref<5xf32>
      %10 = memref.load %arg4[%arg5] : memref<7xf32>
      %11 = memref.load %arg0[%arg5, %c1] : memref<7x5xf32>
      %12 = arith.mulf %10, %11 : f32
      %13 = arith.addf %9, %12 : f32
      memref.store %13, %arg1[%c1] : memref<5xf32>
      %14 = memref.load %arg2[%arg5] : memref<7xf32>
      %15 = memref.load %arg3[%c1] : memref<5xf32>
      %16 = arith.mulf %11, %15 : f32
      %17 = arith.addf %14, %16 : f32
      memref.store %17, %arg2[%arg5] : memref<7xf32>
      %18 = memref.load %arg1[%c2] : memref<5xf32>
      %19 = memref.load %arg4[%arg5] : memref<7xf32>
      %20 = memref.load %arg0[%arg5, %c2] : memref<7x5xf32>
      %21 = arith.mulf %19, %20 : f32
      %22 = arith.addf %18, %21 : f32
      memref.store %22, %arg1[%c2] : memref<5xf32>
      %23 = memref.load %arg2[%arg5] : memref<7xf32>
      %24 = memref.load %arg3[%c2] : memref<5xf32>
      %25 = arith.mulf %20, %24 : f32
      %26 = arith.addf %23, %25 : f32
      memref.store %26, %arg2[%arg5] : memref<7xf32>
      scf.for %arg6 = %c3 to %c5 step %c1 {
        %27 = memref.load %arg1[%arg6] : memref<5xf32>
        %28 = memref.load %arg4[%arg5] : memref<7xf32>
        %29 = memref.load %arg0[%arg5, %arg6] : memref<7x5xf32>
        %30 = arith.mulf %28, %29 : f32
        %31 = arith.addf %27, %30 : f32
        memref.store %31, %arg1[%arg6] : memref<5xf32>
        %32 = memref.load %arg2[%arg5] : memref<7xf32>
        %33 = memref.load %arg3[%arg6] : memref<5xf32>
        %34 = arith.mulf %29, %33 : f32
        %35 = arith.addf %32, %34 : f32
        memref.store %35, %arg2[%arg5] : memref<7xf32>
      }
    }
    return
  }
}
