func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xi32>
%n = "hal.interface.constant.load"() <{alignment = 2 : index, layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>, ordinal = 0 : index, values = [2 : i32, 4 : i32]}> : () -> i32
%c1 = arith.constant 1 : index
%id = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
%size = "hal.interface.workgroup.size"() <{dimension = 0 : index, upper_bound = 4 : index}> : () -> index
%start = arith.muli %id, %size : index
memref.store %n, %a[%start] : memref<8xi32>
"iree_codegen.workgroup_count_hint"(%c1) <{static_sizes = array<i64: 2, -9223372036854775808>, operandSegmentSizes = array<i32: 1>}> : (index) -> ()
return
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 1, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 2 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
