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
    %15 = llvm.mlir.constant(504 : i32) : i32
    %16 = llvm.mlir.poison : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)>
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %19 = llvm.mlir.poison : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)>
    %20 = llvm.mlir.constant(6 : i32) : i32
    %21 = llvm.mlir.constant(4080 : i32) : i32
    %22 = llvm.mlir.constant(36 : i64) : i64
    %23 = llvm.mlir.constant(32 : i64) : i64
    %24 = llvm.mlir.constant(4 : i64) : i64
    %25 = llvm.mlir.constant(128 : i32) : i32
    %26 = llvm.mlir.constant(136 : i32) : i32
    %27 = nvvm.read.ptx.sreg.tid.x : i32
    %28 = llvm.shl %27, %0 overflow<nsw, nuw> : i32
    %29 = llvm.and %28, %1 : i32
    %30 = llvm.mul %27, %2 overflow<nsw, nuw> : i32
    %31 = llvm.and %30, %3 : i32
    %32 = llvm.or disjoint %29, %31 : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr %5[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %35 = llvm.shl %27, %6 overflow<nsw, nuw> : i32
    %36 = llvm.and %35, %7 : i32
    %37 = llvm.and %28, %3 : i32
    %38 = llvm.or disjoint %36, %37 : i32
    %39 = llvm.zext nneg %38 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %arg2[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %41 = llvm.addrspacecast %34 : !llvm.ptr to !llvm.ptr<3>
    %42 = llvm.addrspacecast %40 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%41, %42) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %43 = llvm.getelementptr %9[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %44 = llvm.zext nneg %28 : i32 to i64
    %45 = llvm.getelementptr %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %46 = llvm.addrspacecast %43 : !llvm.ptr to !llvm.ptr<3>
    %47 = llvm.addrspacecast %45 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%46, %47) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    %48 = llvm.getelementptr %34[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.or disjoint %35, %37 : i32
    %50 = llvm.or %49, %11 : i32
    %51 = llvm.zext nneg %50 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %arg2[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %53 = llvm.addrspacecast %48 : !llvm.ptr to !llvm.ptr<3>
    %54 = llvm.addrspacecast %52 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%53, %54) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %55 = llvm.getelementptr %43[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.getelementptr %45[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.addrspacecast %55 : !llvm.ptr to !llvm.ptr<3>
    %58 = llvm.addrspacecast %56 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%57, %58) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%12) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%13) : (i32) -> ()
    %59 = llvm.and %35, %14 : i32
    %60 = llvm.lshr %27, %12 : i32
    %61 = llvm.and %60, %15 : i32
    %62 = llvm.add %59, %61 overflow<nsw, nuw> : i32
    %63 = llvm.zext nneg %62 : i32 to i64
    %64 = llvm.getelementptr inbounds|nuw %5[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %65 = llvm.addrspacecast %64 : !llvm.ptr to !llvm.ptr<3>
    %66 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"(%65) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %67 = llvm.extractvalue %66[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %68 = llvm.insertvalue %67, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %69 = llvm.extractvalue %66[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %70 = llvm.insertvalue %69, %68[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %71 = llvm.extractvalue %66[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %72 = llvm.insertvalue %71, %70[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %73 = llvm.extractvalue %66[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %74 = llvm.insertvalue %73, %72[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %75 = llvm.extractvalue %74[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %76 = llvm.extractvalue %74[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %77 = llvm.extractvalue %74[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %78 = llvm.extractvalue %74[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %79 = llvm.bitcast %75 : i32 to vector<2xf16>
    %80 = llvm.bitcast %76 : i32 to vector<2xf16>
    %81 = llvm.bitcast %77 : i32 to vector<2xf16>
    %82 = llvm.bitcast %78 : i32 to vector<2xf16>
    %83 = llvm.lshr %27, %6 : i32
    %84 = llvm.lshr %27, %17 : i32
    %85 = llvm.add %83, %84 overflow<nsw, nuw> : i32
    %86 = llvm.shl %85, %0 overflow<nsw, nuw> : i32
    %87 = llvm.and %86, %3 : i32
    %88 = llvm.or disjoint %87, %59 : i32
    %89 = llvm.zext nneg %88 : i32 to i64
    %90 = llvm.getelementptr inbounds|nuw %9[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %91 = llvm.addrspacecast %90 : !llvm.ptr to !llvm.ptr<3>
    %92 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"(%91) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %93 = llvm.extractvalue %92[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %94 = llvm.insertvalue %93, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %95 = llvm.extractvalue %92[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %96 = llvm.insertvalue %95, %94[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %97 = llvm.extractvalue %92[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %98 = llvm.insertvalue %97, %96[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %99 = llvm.extractvalue %92[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %100 = llvm.insertvalue %99, %98[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %101 = llvm.extractvalue %100[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %102 = llvm.extractvalue %100[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %103 = llvm.extractvalue %100[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %104 = llvm.extractvalue %100[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %105 = llvm.bitcast %101 : i32 to vector<2xf16>
    %106 = llvm.bitcast %102 : i32 to vector<2xf16>
    %107 = llvm.bitcast %103 : i32 to vector<2xf16>
    %108 = llvm.bitcast %104 : i32 to vector<2xf16>
    %109 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%79, %80, %81, %82, %105, %106, %18, %18, %18, %18) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %110 = llvm.extractvalue %109[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %111 = llvm.insertvalue %110, %19[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %112 = llvm.extractvalue %109[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %113 = llvm.insertvalue %112, %111[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %114 = llvm.extractvalue %109[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %115 = llvm.insertvalue %114, %113[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %116 = llvm.extractvalue %109[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %117 = llvm.insertvalue %116, %115[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %118 = llvm.extractvalue %117[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %119 = llvm.extractvalue %117[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %120 = llvm.extractvalue %117[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %121 = llvm.extractvalue %117[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %122 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%79, %80, %81, %82, %107, %108, %18, %18, %18, %18) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %123 = llvm.extractvalue %122[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %124 = llvm.insertvalue %123, %19[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %125 = llvm.extractvalue %122[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %126 = llvm.insertvalue %125, %124[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %127 = llvm.extractvalue %122[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %128 = llvm.insertvalue %127, %126[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %129 = llvm.extractvalue %122[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %130 = llvm.insertvalue %129, %128[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %131 = llvm.extractvalue %130[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %132 = llvm.extractvalue %130[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %133 = llvm.extractvalue %130[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %134 = llvm.extractvalue %130[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%13) : (i32) -> ()
    %135 = llvm.getelementptr inbounds|nuw %5[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %136 = llvm.getelementptr inbounds|nuw %135[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.addrspacecast %136 : !llvm.ptr to !llvm.ptr<3>
    %138 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3"(%137) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %139 = llvm.extractvalue %138[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %140 = llvm.insertvalue %139, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %141 = llvm.extractvalue %138[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %142 = llvm.insertvalue %141, %140[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %143 = llvm.extractvalue %138[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %144 = llvm.insertvalue %143, %142[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %145 = llvm.extractvalue %138[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %146 = llvm.insertvalue %145, %144[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %147 = llvm.extractvalue %146[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %148 = llvm.extractvalue %146[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %149 = llvm.extractvalue %146[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %150 = llvm.extractvalue %146[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %151 = llvm.bitcast %147 : i32 to vector<2xf16>
    %152 = llvm.bitcast %148 : i32 to vector<2xf16>
    %153 = llvm.bitcast %149 : i32 to vector<2xf16>
    %154 = llvm.bitcast %150 : i32 to vector<2xf16>
    %155 = llvm.getelementptr inbounds|nuw %90[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.addrspacecast %155 : !llvm.ptr to !llvm.ptr<3>
    %157 = llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3"(%156) : (!llvm.ptr<3> {llvm.noundef}) -> !llvm.struct<(i32, i32, i32, i32)>
    %158 = llvm.extractvalue %157[0] : !llvm.struct<(i32, i32, i32, i32)> 
    %159 = llvm.insertvalue %158, %16[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %160 = llvm.extractvalue %157[1] : !llvm.struct<(i32, i32, i32, i32)> 
    %161 = llvm.insertvalue %160, %159[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %162 = llvm.extractvalue %157[2] : !llvm.struct<(i32, i32, i32, i32)> 
    %163 = llvm.insertvalue %162, %161[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %164 = llvm.extractvalue %157[3] : !llvm.struct<(i32, i32, i32, i32)> 
    %165 = llvm.insertvalue %164, %163[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %166 = llvm.extractvalue %165[0] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %167 = llvm.extractvalue %165[1] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %168 = llvm.extractvalue %165[2] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %169 = llvm.extractvalue %165[3] : !llvm.struct<"struct.ptx::Registers", (i32, i32, i32, i32)> 
    %170 = llvm.bitcast %166 : i32 to vector<2xf16>
    %171 = llvm.bitcast %167 : i32 to vector<2xf16>
    %172 = llvm.bitcast %168 : i32 to vector<2xf16>
    %173 = llvm.bitcast %169 : i32 to vector<2xf16>
    %174 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%151, %152, %153, %154, %170, %171, %118, %119, %120, %121) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %175 = llvm.extractvalue %174[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %176 = llvm.insertvalue %175, %19[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %177 = llvm.extractvalue %174[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %178 = llvm.insertvalue %177, %176[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %179 = llvm.extractvalue %174[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %180 = llvm.insertvalue %179, %178[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %181 = llvm.extractvalue %174[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %182 = llvm.insertvalue %181, %180[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %183 = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%151, %152, %153, %154, %172, %173, %131, %132, %133, %134) : (vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, vector<2xf16> {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> !llvm.struct<(f32, f32, f32, f32)>
    %184 = llvm.extractvalue %183[0] : !llvm.struct<(f32, f32, f32, f32)> 
    %185 = llvm.insertvalue %184, %19[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %186 = llvm.extractvalue %183[1] : !llvm.struct<(f32, f32, f32, f32)> 
    %187 = llvm.insertvalue %186, %185[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %188 = llvm.extractvalue %183[2] : !llvm.struct<(f32, f32, f32, f32)> 
    %189 = llvm.insertvalue %188, %187[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %190 = llvm.extractvalue %183[3] : !llvm.struct<(f32, f32, f32, f32)> 
    %191 = llvm.insertvalue %190, %189[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %192 = llvm.shl %27, %12 overflow<nsw, nuw> : i32
    %193 = llvm.and %192, %20 : i32
    %194 = llvm.shl %27, %17 overflow<nsw, nuw> : i32
    %195 = llvm.and %194, %21 : i32
    %196 = llvm.extractvalue %191[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %197 = llvm.shl %27, %12 overflow<nsw, nuw> : i32
    %198 = llvm.and %197, %20 : i32
    %199 = llvm.zext nneg %198 : i32 to i64
    %200 = llvm.getelementptr inbounds|nuw %arg0[%199] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %201 = llvm.getelementptr inbounds|nuw %200[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.load %201 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %203 = llvm.fadd %196, %202 : f32
    %204 = llvm.intr.maxnum(%203, %18) : (f32, f32) -> f32
    %205 = llvm.extractvalue %191[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %206 = llvm.getelementptr inbounds|nuw %200[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.load %206 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %208 = llvm.fadd %205, %207 : f32
    %209 = llvm.intr.maxnum(%208, %18) : (f32, f32) -> f32
    %210 = llvm.extractvalue %191[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %211 = llvm.zext nneg %198 : i32 to i64
    %212 = llvm.getelementptr inbounds|nuw %arg0[%211] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %213 = llvm.getelementptr inbounds|nuw %212[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %214 = llvm.load %213 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %215 = llvm.fadd %210, %214 : f32
    %216 = llvm.intr.maxnum(%215, %18) : (f32, f32) -> f32
    %217 = llvm.extractvalue %191[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %218 = llvm.getelementptr inbounds|nuw %212[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %219 = llvm.load %218 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %220 = llvm.fadd %217, %219 : f32
    %221 = llvm.intr.maxnum(%220, %18) : (f32, f32) -> f32
    %222 = llvm.extractvalue %182[3] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %223 = llvm.zext nneg %198 : i32 to i64
    %224 = llvm.getelementptr inbounds|nuw %arg0[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %225 = llvm.getelementptr inbounds|nuw %224[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %226 = llvm.load %225 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %227 = llvm.fadd %222, %226 : f32
    %228 = llvm.intr.maxnum(%227, %18) : (f32, f32) -> f32
    %229 = llvm.extractvalue %182[2] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %230 = llvm.load %224 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %231 = llvm.fadd %229, %230 : f32
    %232 = llvm.intr.maxnum(%231, %18) : (f32, f32) -> f32
    %233 = llvm.extractvalue %182[1] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %234 = llvm.zext nneg %198 : i32 to i64
    %235 = llvm.getelementptr inbounds|nuw %arg0[%234] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %236 = llvm.getelementptr inbounds|nuw %235[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %237 = llvm.load %236 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %238 = llvm.fadd %233, %237 : f32
    %239 = llvm.intr.maxnum(%238, %18) : (f32, f32) -> f32
    %240 = llvm.extractvalue %182[0] : !llvm.struct<"struct.ptx::Sums", (f32, f32, f32, f32)> 
    %241 = llvm.load %235 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %242 = llvm.fadd %240, %241 : f32
    %243 = llvm.intr.maxnum(%242, %18) : (f32, f32) -> f32
    %244 = llvm.or disjoint %195, %193 : i32
    %245 = llvm.zext nneg %244 : i32 to i64
    %246 = llvm.getelementptr inbounds|nuw %arg3[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %243, %246 {alignment = 8 : i64} : f32, !llvm.ptr
    %247 = llvm.getelementptr inbounds|nuw %246[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %239, %247 {alignment = 4 : i64} : f32, !llvm.ptr
    %248 = llvm.add %195, %25 overflow<nsw, nuw> : i32
    %249 = llvm.or disjoint %248, %193 : i32
    %250 = llvm.zext nneg %249 : i32 to i64
    %251 = llvm.getelementptr inbounds|nuw %arg3[%250] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %232, %251 {alignment = 8 : i64} : f32, !llvm.ptr
    %252 = llvm.getelementptr inbounds|nuw %251[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %228, %252 {alignment = 4 : i64} : f32, !llvm.ptr
    %253 = llvm.or disjoint %195, %193 : i32
    %254 = llvm.zext nneg %253 : i32 to i64
    %255 = llvm.getelementptr inbounds|nuw %arg3[%254] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %256 = llvm.getelementptr inbounds|nuw %255[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %221, %256 {alignment = 8 : i64} : f32, !llvm.ptr
    %257 = llvm.getelementptr inbounds|nuw %255[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %216, %257 {alignment = 4 : i64} : f32, !llvm.ptr
    %258 = llvm.add %195, %26 overflow<nsw, nuw> : i32
    %259 = llvm.or disjoint %258, %193 : i32
    %260 = llvm.zext nneg %259 : i32 to i64
    %261 = llvm.getelementptr inbounds|nuw %arg3[%260] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %209, %261 {alignment = 8 : i64} : f32, !llvm.ptr
    %262 = llvm.getelementptr inbounds|nuw %261[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %204, %262 {alignment = 4 : i64} : f32, !llvm.ptr
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
