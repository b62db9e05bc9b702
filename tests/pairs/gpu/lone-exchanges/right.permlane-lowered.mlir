func.func @f(%x: f16) -> f16 {
  %r = amdgpu.permlane_swap %x 16 : f16
  return %r : f16
}
// -----
func.func @f(%x: f16) -> f16 {
  %b = llvm.bitcast %x : f16 to i16
  %w = llvm.zext %b : i16 to i32
  %p = rocdl.permlane16.swap %w, %w, false, false : (i32, i32) -> <(i32, i32)>
  %0 = llvm.extractvalue %p[0] : !llvm.struct<(i32, i32)>
  %1 = llvm.extractvalue %p[1] : !llvm.struct<(i32, i32)>
  %c = llvm.icmp "eq" %0, %w : i32
  %s = llvm.select %c, %1, %0 : i1, i32
  %t = llvm.trunc %s : i32 to i16
  %r = llvm.bitcast %t : i16 to f16
  return %r : f16
}
// expect: equivalent bitwise static
