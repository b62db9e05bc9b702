#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#root, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#j = #llvm.tbaa_tag<base_type = #float, access_type = #float, offset = 0>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %x = llvm.load %p {tbaa = [#i]} : !llvm.ptr -> i32
  %y = llvm.load %q {tbaa = [#j]} : !llvm.ptr -> i32
  %z = llvm.add %x, %y : i32
  llvm.return %z : i32
}
// -----
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#root, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#j = #llvm.tbaa_tag<base_type = #float, access_type = #float, offset = 0>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %x = llvm.load %p {tbaa = [#j]} : !llvm.ptr -> i32
  %y = llvm.load %q {tbaa = [#i]} : !llvm.ptr -> i32
  %z = llvm.add %x, %y : i32
  llvm.return %z : i32
}
// expect: unknown promise
