// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 affine.for %i = 0 to 32 { %v = affine.load %a[%i - %i] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
 return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %g0 = arith.constant 1 : index
  %g1 = arith.constant 65536 : index
  %g2 = arith.constant 1 : index
  %s0 = arith.constant 1 : index
  %s1 = arith.constant 1 : index
  %s2 = arith.constant 1 : index

  gpu.launch_func @m::@k blocks in (%g0, %g1, %g2) threads in (%s0, %s1, %s2)  args(%a : memref<32xi32>, %b : memref<32xi32>)
  return
}
gpu.module @m {

llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%t = nvvm.read.ptx.sreg.ctaid.y : i32
%z = llvm.mlir.constant(0 : i32) : i32
%c = llvm.icmp "eq" %t, %z : i32
llvm.cond_br %c, ^a, ^e
^a:
%y = llvm.load %p : !llvm.ptr -> i32
%k0 = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k0 : i32, !llvm.ptr
%k1 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k1 : i32, !llvm.ptr
%k2 = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k2 : i32, !llvm.ptr
%k3 = llvm.getelementptr %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k3 : i32, !llvm.ptr
%k4 = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k4 : i32, !llvm.ptr
%k5 = llvm.getelementptr %q[5] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k5 : i32, !llvm.ptr
%k6 = llvm.getelementptr %q[6] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k6 : i32, !llvm.ptr
%k7 = llvm.getelementptr %q[7] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k7 : i32, !llvm.ptr
%k8 = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k8 : i32, !llvm.ptr
%k9 = llvm.getelementptr %q[9] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k9 : i32, !llvm.ptr
%k10 = llvm.getelementptr %q[10] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k10 : i32, !llvm.ptr
%k11 = llvm.getelementptr %q[11] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k11 : i32, !llvm.ptr
%k12 = llvm.getelementptr %q[12] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k12 : i32, !llvm.ptr
%k13 = llvm.getelementptr %q[13] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k13 : i32, !llvm.ptr
%k14 = llvm.getelementptr %q[14] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k14 : i32, !llvm.ptr
%k15 = llvm.getelementptr %q[15] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k15 : i32, !llvm.ptr
%k16 = llvm.getelementptr %q[16] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k16 : i32, !llvm.ptr
%k17 = llvm.getelementptr %q[17] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k17 : i32, !llvm.ptr
%k18 = llvm.getelementptr %q[18] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k18 : i32, !llvm.ptr
%k19 = llvm.getelementptr %q[19] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k19 : i32, !llvm.ptr
%k20 = llvm.getelementptr %q[20] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k20 : i32, !llvm.ptr
%k21 = llvm.getelementptr %q[21] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k21 : i32, !llvm.ptr
%k22 = llvm.getelementptr %q[22] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k22 : i32, !llvm.ptr
%k23 = llvm.getelementptr %q[23] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k23 : i32, !llvm.ptr
%k24 = llvm.getelementptr %q[24] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k24 : i32, !llvm.ptr
%k25 = llvm.getelementptr %q[25] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k25 : i32, !llvm.ptr
%k26 = llvm.getelementptr %q[26] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k26 : i32, !llvm.ptr
%k27 = llvm.getelementptr %q[27] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k27 : i32, !llvm.ptr
%k28 = llvm.getelementptr %q[28] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k28 : i32, !llvm.ptr
%k29 = llvm.getelementptr %q[29] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k29 : i32, !llvm.ptr
%k30 = llvm.getelementptr %q[30] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k30 : i32, !llvm.ptr
%k31 = llvm.getelementptr %q[31] : (!llvm.ptr) -> !llvm.ptr, i32
llvm.store %y, %k31 : i32, !llvm.ptr
llvm.br ^e
^e:

  llvm.return
}
}
}
// expect: different
