module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} {
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.trunc %a : i32 to i8
  llvm.return %b : i8
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.trunc %a : i32 to i8
  llvm.return %b : i8
}
}
// expect: unknown
