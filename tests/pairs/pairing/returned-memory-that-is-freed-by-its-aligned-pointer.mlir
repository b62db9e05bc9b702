func.func @f(%x: f64) -> memref<4xf64> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xf64>
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
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.mlir.constant(64 : index) : i64
    %7 = llvm.add %5, %6 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.sub %6, %10 : i64
    %12 = llvm.add %9, %11 : i64
    %13 = llvm.urem %12, %6 : i64
    %14 = llvm.sub %12, %13 : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %1, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %2, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %24 : f64, !llvm.ptr
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr inbounds|nuw %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %27 : f64, !llvm.ptr
    %28 = llvm.mlir.constant(2 : index) : i64
    %29 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.getelementptr inbounds|nuw %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %30 : f64, !llvm.ptr
    %31 = llvm.mlir.constant(3 : index) : i64
    %32 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr inbounds|nuw %32[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %arg0, %33 : f64, !llvm.ptr
    llvm.return %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
// expect: unknown
