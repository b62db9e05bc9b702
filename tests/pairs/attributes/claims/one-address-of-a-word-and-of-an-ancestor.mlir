func.func @f(%p: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %p[%c0] : memref<4xi32>
  return %x : i32
}
// -----
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#c = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {tbaa = [#i]} : i32, !llvm.ptr
  %y = llvm.load %p {tbaa = [#c]} : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: equivalent bitwise static
