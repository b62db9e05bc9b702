#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<16x32xf16>, %w: memref<32x16xf16>, %bias: memref<16xf32>, %y: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 2048 : i32
  gpu.launch_func @cuda::@matrix_instructions_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%bias : memref<16xf32>, %w : memref<32x16xf16>, %x : memref<16x32xf16>, %y : memref<16x16xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external @buf_dyn_shmem() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matrix_instructions_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg2: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(8176 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.addressof @buf_dyn_shmem : !llvm.ptr<3>
    %5 = llvm.addrspacecast %4 : !llvm.ptr<3> to !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(16352 : i32) : i32
    %8 = llvm.mlir.constant(1024 : i64) : i64
    %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.mlir.constant(512 : i64) : i64
    %11 = llvm.mlir.constant(16 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(240 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.poison : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)>
    %17 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %18 = llvm.mlir.poison : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)>
    %19 = llvm.mlir.constant(6 : i32) : i32
    %20 = llvm.mlir.constant(4080 : i32) : i32
    %21 = llvm.mlir.constant(36 : i64) : i64
    %22 = llvm.mlir.constant(32 : i64) : i64
    %23 = llvm.mlir.constant(4 : i64) : i64
    %24 = llvm.mlir.constant(128 : i32) : i32
    %25 = llvm.mlir.constant(136 : i32) : i32
    %26 = nvvm.read.ptx.sreg.tid.x : i32
    %27 = llvm.shl %26, %0 overflow<nsw, nuw> : i32
    %28 = llvm.and %27, %1 : i32
    %29 = llvm.mul %26, %2 overflow<nsw, nuw> : i32
    %30 = llvm.and %29, %3 : i32
    %31 = llvm.or disjoint %28, %30 : i32
    %32 = llvm.zext nneg %31 : i32 to i64
    %33 = llvm.getelementptr %5[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %34 = llvm.shl %26, %6 overflow<nsw, nuw> : i32
    %35 = llvm.and %34, %7 : i32
    %36 = llvm.and %27, %3 : i32
    %37 = llvm.or disjoint %35, %36 : i32
    %38 = llvm.zext nneg %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %arg2[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %40 = llvm.addrspacecast %33 : !llvm.ptr to !llvm.ptr<3>
    %41 = llvm.addrspacecast %39 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%40, %41) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %42 = llvm.getelementptr %9[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %43 = llvm.zext nneg %27 : i32 to i64
    %44 = llvm.getelementptr %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %45 = llvm.addrspacecast %42 : !llvm.ptr to !llvm.ptr<3>
    %46 = llvm.addrspacecast %44 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%45, %46) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    %47 = llvm.getelementptr %33[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.or disjoint %34, %36 : i32
    %49 = llvm.or %48, %11 : i32
    %50 = llvm.zext nneg %49 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %arg2[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %52 = llvm.addrspacecast %47 : !llvm.ptr to !llvm.ptr<3>
    %53 = llvm.addrspacecast %51 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%52, %53) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %54 = llvm.getelementptr %42[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr %44[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.addrspacecast %54 : !llvm.ptr to !llvm.ptr<3>
    %57 = llvm.addrspacecast %55 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%56, %57) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%12) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%13) : (i32) -> ()
    %58 = llvm.and %34, %14 : i32
    %59 = llvm.lshr %26, %6 : i32
    %60 = llvm.lshr %26, %15 : i32
    %61 = llvm.add %59, %60 overflow<nsw, nuw> : i32
    %62 = llvm.shl %61, %0 overflow<nsw, nuw> : i32
    %63 = llvm.and %62, %3 : i32
    %64 = llvm.or disjoint %63, %58 : i32
    %65 = llvm.zext nneg %64 : i32 to i64
    %66 = llvm.getelementptr inbounds|nuw %5[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %67 = llvm.addrspacecast %66 : !llvm.ptr to !llvm.ptr<3>
    %68 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"(%67) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %70 = llvm.insertvalue %69, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %71 = llvm.extractvalue %68[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %72 = llvm.insertvalue %71, %70[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %73 = llvm.extractvalue %68[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %74 = llvm.insertvalue %73, %72[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %75 = llvm.extractvalue %68[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %76 = llvm.insertvalue %75, %74[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %77 = llvm.extractvalue %76[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %78 = llvm.extractvalue %76[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %79 = llvm.extractvalue %76[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %80 = llvm.extractvalue %76[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %81 = llvm.bitcast %77 : i32 to vector<2xf16>
    %82 = llvm.bitcast %78 : i32 to vector<2xf16>
    %83 = llvm.bitcast %79 : i32 to vector<2xf16>
    %84 = llvm.bitcast %80 : i32 to vector<2xf16>
    %85 = llvm.getelementptr inbounds|nuw %9[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %86 = llvm.addrspacecast %85 : !llvm.ptr to !llvm.ptr<3>
    %87 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"(%86) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %88 = llvm.extractvalue %87[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %89 = llvm.insertvalue %88, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %90 = llvm.extractvalue %87[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %91 = llvm.insertvalue %90, %89[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %92 = llvm.extractvalue %87[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %93 = llvm.insertvalue %92, %91[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %94 = llvm.extractvalue %87[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %95 = llvm.insertvalue %94, %93[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %96 = llvm.extractvalue %95[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %97 = llvm.extractvalue %95[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %98 = llvm.extractvalue %95[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %99 = llvm.extractvalue %95[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %100 = llvm.bitcast %96 : i32 to vector<2xf16>
    %101 = llvm.bitcast %97 : i32 to vector<2xf16>
    %102 = llvm.bitcast %98 : i32 to vector<2xf16>
    %103 = llvm.bitcast %99 : i32 to vector<2xf16>
    %104 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%81, %82, %83, %84, %100, %101, %17, %17, %17, %17) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %105 = llvm.extractvalue %104[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %106 = llvm.insertvalue %105, %18[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %107 = llvm.extractvalue %104[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %108 = llvm.insertvalue %107, %106[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %109 = llvm.extractvalue %104[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %110 = llvm.insertvalue %109, %108[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %111 = llvm.extractvalue %104[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %112 = llvm.insertvalue %111, %110[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %113 = llvm.extractvalue %112[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %114 = llvm.extractvalue %112[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %115 = llvm.extractvalue %112[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %116 = llvm.extractvalue %112[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %117 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%81, %82, %83, %84, %102, %103, %17, %17, %17, %17) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %118 = llvm.extractvalue %117[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %119 = llvm.insertvalue %118, %18[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %120 = llvm.extractvalue %117[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %121 = llvm.insertvalue %120, %119[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %122 = llvm.extractvalue %117[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %123 = llvm.insertvalue %122, %121[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %124 = llvm.extractvalue %117[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %125 = llvm.insertvalue %124, %123[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %126 = llvm.extractvalue %125[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %127 = llvm.extractvalue %125[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %128 = llvm.extractvalue %125[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %129 = llvm.extractvalue %125[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%13) : (i32) -> ()
    %130 = llvm.getelementptr inbounds|nuw %66[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.addrspacecast %130 : !llvm.ptr to !llvm.ptr<3>
    %132 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"(%131) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %133 = llvm.extractvalue %132[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %134 = llvm.insertvalue %133, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %135 = llvm.extractvalue %132[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %136 = llvm.insertvalue %135, %134[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %137 = llvm.extractvalue %132[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %138 = llvm.insertvalue %137, %136[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %139 = llvm.extractvalue %132[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %140 = llvm.insertvalue %139, %138[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %141 = llvm.extractvalue %140[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %142 = llvm.extractvalue %140[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %143 = llvm.extractvalue %140[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %144 = llvm.extractvalue %140[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %145 = llvm.bitcast %141 : i32 to vector<2xf16>
    %146 = llvm.bitcast %142 : i32 to vector<2xf16>
    %147 = llvm.bitcast %143 : i32 to vector<2xf16>
    %148 = llvm.bitcast %144 : i32 to vector<2xf16>
    %149 = llvm.getelementptr inbounds|nuw %85[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.addrspacecast %149 : !llvm.ptr to !llvm.ptr<3>
    %151 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"(%150) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %152 = llvm.extractvalue %151[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %153 = llvm.insertvalue %152, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %154 = llvm.extractvalue %151[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %155 = llvm.insertvalue %154, %153[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %156 = llvm.extractvalue %151[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %157 = llvm.insertvalue %156, %155[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %158 = llvm.extractvalue %151[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %159 = llvm.insertvalue %158, %157[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %160 = llvm.extractvalue %159[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %161 = llvm.extractvalue %159[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %162 = llvm.extractvalue %159[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %163 = llvm.extractvalue %159[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %164 = llvm.bitcast %160 : i32 to vector<2xf16>
    %165 = llvm.bitcast %161 : i32 to vector<2xf16>
    %166 = llvm.bitcast %162 : i32 to vector<2xf16>
    %167 = llvm.bitcast %163 : i32 to vector<2xf16>
    %168 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%145, %146, %147, %148, %164, %165, %113, %114, %115, %116) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %169 = llvm.extractvalue %168[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %170 = llvm.insertvalue %169, %18[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %171 = llvm.extractvalue %168[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %172 = llvm.insertvalue %171, %170[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %173 = llvm.extractvalue %168[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %174 = llvm.insertvalue %173, %172[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %175 = llvm.extractvalue %168[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %176 = llvm.insertvalue %175, %174[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %177 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%145, %146, %147, %148, %166, %167, %126, %127, %128, %129) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %178 = llvm.extractvalue %177[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %179 = llvm.insertvalue %178, %18[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %180 = llvm.extractvalue %177[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %181 = llvm.insertvalue %180, %179[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %182 = llvm.extractvalue %177[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %183 = llvm.insertvalue %182, %181[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %184 = llvm.extractvalue %177[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %185 = llvm.insertvalue %184, %183[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %186 = llvm.shl %26, %12 overflow<nsw, nuw> : i32
    %187 = llvm.and %186, %19 : i32
    %188 = llvm.shl %26, %15 overflow<nsw, nuw> : i32
    %189 = llvm.and %188, %20 : i32
    %190 = llvm.extractvalue %185[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %191 = llvm.shl %26, %12 overflow<nsw, nuw> : i32
    %192 = llvm.and %191, %19 : i32
    %193 = llvm.zext nneg %192 : i32 to i64
    %194 = llvm.getelementptr inbounds|nuw %arg0[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %195 = llvm.getelementptr inbounds|nuw %194[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.load %195 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %197 = llvm.fadd %190, %196 : f32
    %198 = llvm.intr.maxnum(%197, %17) : (f32, f32) -> f32
    %199 = llvm.extractvalue %185[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %200 = llvm.getelementptr inbounds|nuw %194[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %201 = llvm.load %200 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %202 = llvm.fadd %199, %201 : f32
    %203 = llvm.intr.maxnum(%202, %17) : (f32, f32) -> f32
    %204 = llvm.extractvalue %185[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %205 = llvm.zext nneg %192 : i32 to i64
    %206 = llvm.getelementptr inbounds|nuw %arg0[%205] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %207 = llvm.getelementptr inbounds|nuw %206[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %208 = llvm.load %207 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %209 = llvm.fadd %204, %208 : f32
    %210 = llvm.intr.maxnum(%209, %17) : (f32, f32) -> f32
    %211 = llvm.extractvalue %185[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %212 = llvm.getelementptr inbounds|nuw %206[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %213 = llvm.load %212 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %214 = llvm.fadd %211, %213 : f32
    %215 = llvm.intr.maxnum(%214, %17) : (f32, f32) -> f32
    %216 = llvm.extractvalue %176[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %217 = llvm.zext nneg %192 : i32 to i64
    %218 = llvm.getelementptr inbounds|nuw %arg0[%217] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %219 = llvm.getelementptr inbounds|nuw %218[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %220 = llvm.load %219 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %221 = llvm.fadd %216, %220 : f32
    %222 = llvm.intr.maxnum(%221, %17) : (f32, f32) -> f32
    %223 = llvm.extractvalue %176[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %224 = llvm.load %218 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %225 = llvm.fadd %223, %224 : f32
    %226 = llvm.intr.maxnum(%225, %17) : (f32, f32) -> f32
    %227 = llvm.extractvalue %176[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %228 = llvm.zext nneg %192 : i32 to i64
    %229 = llvm.getelementptr inbounds|nuw %arg0[%228] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %230 = llvm.getelementptr inbounds|nuw %229[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %231 = llvm.load %230 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %232 = llvm.fadd %227, %231 : f32
    %233 = llvm.intr.maxnum(%232, %17) : (f32, f32) -> f32
    %234 = llvm.extractvalue %176[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %235 = llvm.load %229 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %236 = llvm.fadd %234, %235 : f32
    %237 = llvm.intr.maxnum(%236, %17) : (f32, f32) -> f32
    %238 = llvm.or disjoint %189, %187 : i32
    %239 = llvm.zext nneg %238 : i32 to i64
    %240 = llvm.getelementptr inbounds|nuw %arg3[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %237, %240 {alignment = 8 : i64} : f32, !llvm.ptr
    %241 = llvm.getelementptr inbounds|nuw %240[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %233, %241 {alignment = 4 : i64} : f32, !llvm.ptr
    %242 = llvm.add %189, %24 overflow<nsw, nuw> : i32
    %243 = llvm.or disjoint %242, %187 : i32
    %244 = llvm.zext nneg %243 : i32 to i64
    %245 = llvm.getelementptr inbounds|nuw %arg3[%244] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %226, %245 {alignment = 8 : i64} : f32, !llvm.ptr
    %246 = llvm.getelementptr inbounds|nuw %245[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %222, %246 {alignment = 4 : i64} : f32, !llvm.ptr
    %247 = llvm.or disjoint %189, %187 : i32
    %248 = llvm.zext nneg %247 : i32 to i64
    %249 = llvm.getelementptr inbounds|nuw %arg3[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %250 = llvm.getelementptr inbounds|nuw %249[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %215, %250 {alignment = 8 : i64} : f32, !llvm.ptr
    %251 = llvm.getelementptr inbounds|nuw %249[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %210, %251 {alignment = 4 : i64} : f32, !llvm.ptr
    %252 = llvm.add %189, %25 overflow<nsw, nuw> : i32
    %253 = llvm.or disjoint %252, %187 : i32
    %254 = llvm.zext nneg %253 : i32 to i64
    %255 = llvm.getelementptr inbounds|nuw %arg3[%254] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %203, %255 {alignment = 8 : i64} : f32, !llvm.ptr
    %256 = llvm.getelementptr inbounds|nuw %255[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %198, %256 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.commit.group() attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.cg.shared.global.16(!llvm.ptr<3> {llvm.noalias, llvm.writeonly}, !llvm.ptr<1> {llvm.noalias, llvm.readonly}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.wait.group(i32) attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.wait.all() attributes {no_unwind}
  llvm.func @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(!llvm.ptr<3> {llvm.nocapture, llvm.readonly}) -> !llvm.struct<(i32, i32, i32, i32)> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(!llvm.ptr<3> {llvm.nocapture, llvm.readonly}) -> !llvm.struct<(i32, i32, i32, i32)> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
