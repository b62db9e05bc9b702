llvm.mlir.global external @one(1 : i32) : i32
llvm.mlir.global external @two(2 : i32) : i32
llvm.func @g(%x: i32) -> i32
llvm.func @h(%x: i32) -> i32
llvm.func @calls(%x: i32) -> i32 {
  %y = llvm.call @g(%x) {branch_weights = array<i32: 3>, no_unwind, will_return} : (i32) -> i32
  %z = llvm.call @h(%y) {arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.noundef}], no_inline} : (i32) -> i32
  llvm.return %z : i32
}
llvm.func @bundles(%x: i1, %p: !llvm.ptr, %n: i64) {
  llvm.intr.assume %x ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}
llvm.func @globals() -> i32 {
  %p = llvm.mlir.addressof @one : !llvm.ptr
  %q = llvm.mlir.addressof @two : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.load %q : !llvm.ptr -> i32
  %z = llvm.add %x, %y : i32
  llvm.return %z : i32
}
llvm.func @stack(%x: i32, %n: i64) -> i32 {
  %c = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %c x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q {alignment = 4 : i64} : i32, !llvm.ptr
  %y = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @volatile(%p: !llvm.ptr, %x: i32) -> i32 {
  %y = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.store volatile %x, %p : i32, !llvm.ptr
  llvm.return %y : i32
}
llvm.func @volatile_update(%p: !llvm.ptr, %x: i32) -> i32 {
  %y = llvm.atomicrmw volatile add %p, %x monotonic : !llvm.ptr, i32
  llvm.return %y : i32
}
llvm.func @volatile_exchange(%p: !llvm.ptr, %x: i32) {
  %y = llvm.cmpxchg weak volatile %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
llvm.func @exchange(%p: !llvm.ptr, %x: i32) {
  %y = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
llvm.func @invariant(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %v: i8, %n: i64) {
  llvm.store %x, %p invariant_group : i32, !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @pointers(%n: i64) -> i32 {
  %p = llvm.inttoptr %n dereferenceable<bytes = 4> : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @numbers(%x: f32, %y: i32, %v: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> i32 {
  %a = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  %b = "llvm.intr.abs"(%y) <{is_int_min_poison = false, arg_attrs = [{llvm.noundef}, {}], res_attrs = [{llvm.noundef}]}> : (i32) -> i32
  %c = "llvm.intr.ctlz"(%b) <{is_zero_poison = false, arg_attrs = [{llvm.noundef}, {}], res_attrs = [{llvm.noundef}]}> : (i32) -> i32
  %d = "llvm.intr.vp.reduce.add"(%c, %v, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %e = "llvm.intr.smax"(%d, %c) <{arg_attrs = [{llvm.noundef}, {}], res_attrs = [{llvm.noundef}]}> : (i32, i32) -> i32
  %f = llvm.zext %a : i1 to i32
  %g = llvm.add %e, %f : i32
  llvm.return %g : i32
}
llvm.func @lanes(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %w = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %w : vector<4xi32>
}
