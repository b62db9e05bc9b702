llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
// -----
#r = #llvm.tbaa_root<id = "root">
#i = #llvm.tbaa_type_desc<id = "int", members = {<#r, 0>}>
#g = #llvm.tbaa_type_desc<id = "float", members = {<#r, 0>}>
#ti = #llvm.tbaa_tag<base_type = #i, access_type = #i, offset = 0>
#tg = #llvm.tbaa_tag<base_type = #g, access_type = #g, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {tbaa = [#ti]} : i32, !llvm.ptr
  %y = llvm.load %p {tbaa = [#tg]} : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: unknown promise
