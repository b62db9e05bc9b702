#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#g = #llvm.access_group<id = distinct[2]<>>
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#i = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
llvm.func @g(%x: i32 {llvm.noundef}) -> (i32 {llvm.noundef})
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias, llvm.nonnull}, %x: i32, %n: i64) -> i32 {
  llvm.store %x, %p {access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], nontemporal} : i32, !llvm.ptr
  %y = llvm.load %q invariant dereferenceable<bytes = 4> {access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], nontemporal} : !llvm.ptr -> !llvm.ptr
  %w = llvm.load %q invariant_group {tbaa = [#i]} : !llvm.ptr -> i32
  %z = llvm.add %w, %x : i32
  llvm.return %z : i32
}
llvm.func @moved(%p: !llvm.ptr, %q: !llvm.ptr, %v: i8, %n: i64, %x: i32) -> i32 {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], res_attrs = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false, access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %x : i32
}
llvm.func @added(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %z = llvm.atomicrmw add %p, %x monotonic {access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], alignment = 4 : i64} : !llvm.ptr, i32
  %w = llvm.cmpxchg %p, %x, %y syncscope("agent") acq_rel monotonic {access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i], alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return %z : i32
}
llvm.func @called(%x: i32) -> i32 {
  %y = llvm.call @g(%x) {access_groups = [#g], alias_scopes = [#s], noalias_scopes = [#s], tbaa = [#i]} : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  llvm.return %y : i32
}
llvm.func @numbers(%x: f32, %y: f32, %v: vector<4xf32>, %m: vector<4xi1>, %i: i32) -> f32 {
  %a = "llvm.intr.fmuladd"(%x, %y, %x) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32, f32) -> f32
  %b = "llvm.intr.sqrt"(%a) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  %c = "llvm.intr.vector.reduce.fadd"(%b, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %e = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> f32
  %d = llvm.fadd %c, %e : f32
  llvm.return %d : f32
}
llvm.func @integers(%x: i32, %v: vector<4xi32>) -> i32 {
  %a = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i32) -> i32
  %b = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %c = "llvm.intr.cttz"(%b) <{is_zero_poison = true}> : (i32) -> i32
  %d = "llvm.intr.smax"(%c, %x) : (i32, i32) -> i32
  %e = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %g = llvm.udiv exact %d, %x : i32
  %h = llvm.or disjoint %g, %e : i32
  %k = llvm.zext nneg %h : i32 to i64
  %l = llvm.trunc %k overflow<nuw> : i64 to i32
  llvm.return %l : i32
}
