llvm.func @f(%p: !llvm.ptr<1>, %q: !llvm.ptr) {
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr<1>
  nvvm.prefetch tensormap, %q : !llvm.ptr
  llvm.return
}
