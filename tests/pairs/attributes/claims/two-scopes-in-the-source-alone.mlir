#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p {alias_scopes = [#s]} : i32, !llvm.ptr
  %y = llvm.load %p {noalias_scopes = [#s]} : !llvm.ptr -> i32
  llvm.return %y : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi32>, %x: i32)
// assumes: what the attributes alias_scopes, noalias_scopes say is true
