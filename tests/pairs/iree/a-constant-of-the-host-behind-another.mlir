// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xi32>
%n = "hal.interface.constant.load"() <{layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>, values = [2 : i32, 4 : i32], ordinal = 1 : index}> : () -> i32
memref.store %n, %a[%c0] : memref<8xi32>
return
}
// -----
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xi32>
%n = "hal.interface.constant.load"() <{layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>, values = [2 : i32, 4 : i32, 8 : i32], ordinal = 1 : index}> : () -> i32
memref.store %n, %a[%c0] : memref<8xi32>
return
}
// expect: equivalent bitwise all-sizes
