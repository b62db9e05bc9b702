func.func @f(%x: f64) -> memref<4xf64> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf64>
  memref.store %x, %m[%c0] : memref<4xf64>
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<4xf64>
  %c2 = arith.constant 2 : index
  memref.store %x, %m[%c2] : memref<4xf64>
  %c3 = arith.constant 3 : index
  memref.store %x, %m[%c3] : memref<4xf64>
  return %m : memref<4xf64>
}
// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: f64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %nul = llvm.mlir.zero : !llvm.ptr
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %nul, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.getelementptr inbounds|nuw %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %15 : f64, !llvm.ptr
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr inbounds|nuw %17[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %18 : f64, !llvm.ptr
    %19 = llvm.mlir.constant(2 : index) : i64
    %20 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr inbounds|nuw %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %21 : f64, !llvm.ptr
    %22 = llvm.mlir.constant(3 : index) : i64
    %23 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %24 : f64, !llvm.ptr
    llvm.return %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
// expect: unknown
