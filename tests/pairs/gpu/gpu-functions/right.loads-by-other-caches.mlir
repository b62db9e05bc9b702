// Which caches are used is a hint (XeVM dialect).
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %x = llvm.load %a {cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>} : !llvm.ptr -> f32
  llvm.store %x, %b {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>} : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %x = llvm.load %a {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr -> f32
  llvm.store %x, %b : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise all-sizes
