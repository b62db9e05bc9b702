func.func @f(%A: memref<4xf32>, %B: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %A[%c0] : memref<4xf32>
  %1 = memref.load %A[%c1] : memref<4xf32>
  %2 = memref.load %A[%c2] : memref<4xf32>
  %3 = memref.load %A[%c3] : memref<4xf32>
  %x = complex.create %0, %1 : complex<f32>
  %y = complex.create %2, %3 : complex<f32>
  %r = complex.div %x, %y : complex<f32>
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  memref.store %re, %B[%c0] : memref<2xf32>
  memref.store %im, %B[%c1] : memref<2xf32>
  return
}
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    %1 = memref.load %arg0[%c1] : memref<4xf32>
    %2 = memref.load %arg0[%c2] : memref<4xf32>
    %3 = memref.load %arg0[%c3] : memref<4xf32>
    %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(f32, f32)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(f32, f32)> 
    %7 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %8 = llvm.insertvalue %2, %7[0] : !llvm.struct<(f32, f32)> 
    %9 = llvm.insertvalue %3, %8[1] : !llvm.struct<(f32, f32)> 
    %10 = llvm.extractvalue %6[0] : !llvm.struct<(f32, f32)> 
    %11 = llvm.extractvalue %6[1] : !llvm.struct<(f32, f32)> 
    %12 = llvm.extractvalue %9[0] : !llvm.struct<(f32, f32)> 
    %13 = llvm.extractvalue %9[1] : !llvm.struct<(f32, f32)> 
    %14 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %15 = llvm.fmul %13, %13 : f32
    %16 = llvm.fmul %12, %12 : f32
    %17 = llvm.fadd %16, %15 : f32
    %18 = llvm.fmul %11, %13 : f32
    %19 = llvm.fmul %10, %12 : f32
    %20 = llvm.fadd %19, %18 : f32
    %21 = llvm.fmul %10, %13 : f32
    %22 = llvm.fmul %11, %12 : f32
    %23 = llvm.fsub %22, %21 : f32
    %24 = llvm.fdiv %20, %17 : f32
    %25 = llvm.fdiv %23, %17 : f32
    %26 = llvm.insertvalue %24, %14[0] : !llvm.struct<(f32, f32)> 
    %27 = llvm.insertvalue %25, %26[1] : !llvm.struct<(f32, f32)> 
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(f32, f32)> 
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(f32, f32)> 
    memref.store %28, %arg1[%c0] : memref<2xf32>
    memref.store %29, %arg1[%c1] : memref<2xf32>
    return
  }
}
// expect: unknown open-obligation
