func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %p = memref.extract_aligned_pointer_as_index %a : memref<16xf32> -> index
  %pi = arith.index_cast %p : index to i64
  %c4 = arith.constant 4 : i64
  %pj = arith.addi %pi, %c4 : i64
  %q = llvm.inttoptr %pj : i64 to !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> f32
  %pp = arith.cmpf une, %v, %v : f32
  %xx = arith.select %pp, %x, %x : f32
  memref.store %xx, %a[%t] : memref<16xf32>
  return
}
// expect: unknown unsupported
