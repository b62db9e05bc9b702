#r = #llvm.tbaa_root<id = "root">
#i = #llvm.tbaa_type_desc<id = "int", members = {<#r, 0>}>
#ti = #llvm.tbaa_tag<base_type = #i, access_type = #i, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %a {tbaa = [#ti]} : i32, !llvm.ptr
  llvm.return
}
// -----
#r = #llvm.tbaa_root<id = "root">
#i = #llvm.tbaa_type_desc<id = "int", members = {<#r, 0>}>
#ti = #llvm.tbaa_tag<base_type = #i, access_type = #i, offset = 0>
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %b {tbaa = [#ti]} : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise listed
