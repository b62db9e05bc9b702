// options: --func f
func.func private @values(!llvm.ptr) -> memref<4xf64> attributes {llvm.emit_c_interface}
func.func @f(%h: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %v = call @values(%h) : (!llvm.ptr) -> memref<4xf64>
  %x = memref.load %v[%c0] : memref<4xf64>
  memref.dealloc %v : memref<4xf64>
  return %x : f64
}
// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func private @values(%arg0: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.call @_mlir_ciface_values(%1, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @_mlir_ciface_values(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr) -> f64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.call @values(%arg0) : (!llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %4 = llvm.load %3 : !llvm.ptr -> f64
    %5 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%5) : (!llvm.ptr) -> ()
    llvm.return %4 : f64
  }
}
// expect: unknown
