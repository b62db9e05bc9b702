func.func private @two(i32 {llvm.inreg}, memref<?xf32> {llvm.inreg}) -> i32
func.func private @three(i32) -> (i32 {llvm.signext}, i32 {llvm.zeroext})
func.func @f(%m: memref<?xf32>, %n: i32) -> i32 {
  %s = call @two(%n, %m) : (i32, memref<?xf32>) -> i32
  %r:2 = call @three(%s) : (i32) -> (i32, i32)
  return %r#1 : i32
}
// -----
module {
  llvm.func @two(i32 {llvm.inreg}, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32 attributes {sym_visibility = "private"}
  llvm.func @three(i32) -> !llvm.struct<(i32, i32)> attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> i32 {
    %0 = llvm.call @two(%arg5, %arg0, %arg1, %arg2, %arg3, %arg4) : (i32, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    %1 = llvm.call @three(%0) : (i32) -> !llvm.struct<(i32, i32)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)> 
    llvm.return %2 : i32
  }
}
// expect: equivalent
