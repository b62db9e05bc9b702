// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index

%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %a[%i] : memref<8xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : memref<8xf32>
}
return
}
// -----
llvm.func @d(%env: !llvm.ptr, %shared: !llvm.ptr, %own: !llvm.ptr) -> i32 {
  %state = llvm.load %shared : !llvm.ptr -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
  %table = llvm.extractvalue %state[10] : !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
  %a = llvm.load %table : !llvm.ptr -> !llvm.ptr
  %second = llvm.getelementptr %table[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %b = llvm.load %second : !llvm.ptr -> !llvm.ptr
  %mine = llvm.load %own : !llvm.ptr -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
  %number = llvm.extractvalue %mine[0] : !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
  %x = llvm.zext %number : i32 to i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %start = llvm.mul %x, %four : i64
  %from = llvm.getelementptr %a[%start] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %from {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %w = llvm.fadd %v, %v : vector<4xf32>
  %to = llvm.getelementptr %b[%start] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %first = llvm.getelementptr %b[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %w, %to {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  %status = llvm.mlir.constant(0 : i32) : i32
  llvm.return %status : i32
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 1, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 2 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: floating point rounds to nearest, ties to even, and flushes nothing to zero
// assumes: a dispatch whose work is not dealt out to workgroups is what all of them do together
