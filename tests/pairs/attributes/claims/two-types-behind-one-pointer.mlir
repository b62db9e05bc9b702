func.func @f(%p: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %p[%c0] : memref<4xi32>
  %y = memref.load %p[%c1] : memref<4xi32>
  return %y : i32
}
// -----
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#float = #llvm.tbaa_type_desc<id = "long", members = {<#root, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#j = #llvm.tbaa_tag<base_type = #float, access_type = #float, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {tbaa = [#i]} : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %y = llvm.load %q {tbaa = [#j]} : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: equivalent bitwise static
