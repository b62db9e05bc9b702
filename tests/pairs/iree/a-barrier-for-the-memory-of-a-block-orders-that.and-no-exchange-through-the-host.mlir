// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c7 = arith.constant 7 : index
%t = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
%r = arith.subi %c7, %t : index
%x = memref.load %a[%t] : memref<8xf32>
%y = memref.load %a[%r] : memref<8xf32>
%z = arith.addf %y, %y : f32
memref.store %z, %b[%t] : memref<8xf32>
return
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 8, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 1 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
// -----
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c7 = arith.constant 7 : index
%t = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
%r = arith.subi %c7, %t : index
%x = memref.load %a[%t] : memref<8xf32>
memref.store %x, %b[%t] : memref<8xf32>
"gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
%w = memref.load %b[%r] : memref<8xf32>
%z = arith.addf %w, %w : f32
"gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
memref.store %z, %b[%t] : memref<8xf32>
return
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 8, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 1 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
// expect: unknown
