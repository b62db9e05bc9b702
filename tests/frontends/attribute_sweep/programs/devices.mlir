module attributes {gpu.container_module} {
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xi32>, %b : memref<64xi32>)
  gpu.launch_func @m::@h blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xi32>, %b : memref<64xi32>)
  return
}
gpu.module @m {
llvm.mlir.global internal @w() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x i32>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %w = llvm.mlir.addressof @w : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %all = llvm.mlir.constant(-1 : i32) : i32
  %last = llvm.mlir.constant(31 : i32) : i32
  %n = llvm.mlir.constant(64 : i32) : i32
  %first = llvm.icmp "eq" %t, %zero : i32
  nvvm.mbarrier.init %bar, %n, predicate = %first : !llvm.ptr<3>, i32, i1
  nvvm.barrier
  %from = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %x = llvm.load %from : !llvm.ptr -> i32
  %r = nvvm.shfl.sync bfly %all, %x, %one, %last {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
  %at = llvm.getelementptr %w[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
  llvm.store %v, %at : i32, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.mbarrier.expect_tx %bar, %zero : !llvm.ptr<3>, i32
  %st = nvvm.mbarrier.arrive %bar : !llvm.ptr<3> -> i64
  nvvm.mbarrier.try_wait.parity %bar, %zero, %n : !llvm.ptr<3>, i32, i32
  %y = llvm.load %at : !llvm.ptr<3> -> i32
  %to = llvm.getelementptr %q[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %y, %to : i32, !llvm.ptr
  llvm.return
}
gpu.func @h(%a: memref<64xi32>, %b: memref<64xi32>) workgroup(%w: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
  %x = gpu.thread_id x
  %c32 = arith.constant 32 : index
  %n = arith.constant 64 : i32
  %i1 = arith.constant 1 : i32
  %first = arith.cmpi slt, %x, %c32 : index
  scf.if %first {
    %v = memref.load %a[%x] : memref<64xi32>
    memref.store %v, %w[%x] : memref<64xi32, #gpu.address_space<workgroup>>
    nvvm.barrier.arrive id = %i1 number_of_threads = %n
  } else {
    nvvm.barrier id = %i1 number_of_threads = %n
    %o = arith.subi %x, %c32 : index
    %u = memref.load %w[%o] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %u, %b[%x] : memref<64xi32>
  }
  gpu.return
}
}
}
