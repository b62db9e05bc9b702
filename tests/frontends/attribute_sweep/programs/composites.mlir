#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @scoped(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
spirv.func @parts(%v: vector<4xf32>) -> vector<4xf32> "None" {
  %x = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  %w = spirv.CompositeInsert %x, %v[2 : i32] : f32 into vector<4xf32>
  spirv.ReturnValue %w : vector<4xf32>
}
