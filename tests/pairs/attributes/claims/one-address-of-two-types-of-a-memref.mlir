func.func @f(%p: memref<4xi32>, %x: i32) -> f32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %p[%c0] : memref<4xi32>
  %y = memref.load %p[%c0] : memref<4xi32>
  %z = arith.bitcast %y : i32 to f32
  return %z : f32
}
// -----
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#root, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#j = #llvm.tbaa_tag<base_type = #float, access_type = #float, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> f32 {
  llvm.store %x, %p {tbaa = [#i]} : i32, !llvm.ptr
  %y = llvm.load %p {tbaa = [#j]} : !llvm.ptr -> f32
  llvm.return %y : f32
}
// expect: unknown promise
