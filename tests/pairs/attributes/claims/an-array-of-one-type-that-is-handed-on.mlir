// options: --func f
#root = #llvm.tbaa_root<id = "C">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#flt = #llvm.tbaa_type_desc<id = "float", members = {<#char, 0>}>
#ti = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tf = #llvm.tbaa_tag<base_type = #flt, access_type = #flt, offset = 0>
llvm.func internal @gi(%a: !llvm.ptr) -> i32 {
  %v = llvm.load %a {tbaa = [#ti]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func internal @gf(%a: !llvm.ptr) -> i32 {
  %v = llvm.load %a {tbaa = [#tf]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a {tbaa = [#ti]} : i32, !llvm.ptr
  %v = llvm.call @gi(%a) : (!llvm.ptr) -> i32
  llvm.return %v : i32
}
// -----
#root = #llvm.tbaa_root<id = "C">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#flt = #llvm.tbaa_type_desc<id = "float", members = {<#char, 0>}>
#ti = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tf = #llvm.tbaa_tag<base_type = #flt, access_type = #flt, offset = 0>
llvm.func internal @gi(%a: !llvm.ptr) -> i32 {
  %v = llvm.load %a {tbaa = [#ti]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func internal @gf(%a: !llvm.ptr) -> i32 {
  %v = llvm.load %a {tbaa = [#tf]} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %n, %b {tbaa = [#ti]} : i32, !llvm.ptr
  %v = llvm.call @gi(%a) : (!llvm.ptr) -> i32
  llvm.return %v : i32
}
// expect: equivalent
