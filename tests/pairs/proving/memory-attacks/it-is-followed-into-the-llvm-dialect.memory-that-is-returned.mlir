func.func @f(%x: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: f32) -> !llvm.struct<(ptr, ptr, i64)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.insertvalue %5, %1[0] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.insertvalue %5, %6[1] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %arg0, %5 : f32, !llvm.ptr
    llvm.return %8 : !llvm.struct<(ptr, ptr, i64)>
  }
}
// expect: equivalent bitwise
