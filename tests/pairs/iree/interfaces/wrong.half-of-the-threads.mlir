// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
%c7 = arith.constant 7 : index
%t = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
%r = arith.subi %c7, %t : index
%y = memref.load %a[%r] : memref<8xf32>
memref.store %y, %b[%t] : memref<8xf32>
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
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
%c7 = arith.constant 7 : index
%t = "gpu.thread_id"() <{dimension = #gpu.dim<x>}> : () -> index
%r = arith.subi %c7, %t : index
%x = memref.load %a[%t] : memref<8xf32>
%s = memref.alloc() : memref<8xf32, #gpu.address_space<workgroup>>
memref.store %x, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
"gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>]}> : () -> ()
%y = memref.load %s[%r] : memref<8xf32, #gpu.address_space<workgroup>>
memref.store %y, %b[%t] : memref<8xf32>
return
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 4, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 1 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
// expect: different
