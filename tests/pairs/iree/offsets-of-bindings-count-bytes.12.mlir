// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index

%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c4 = arith.constant 4 : index
%x = memref.load %a[%c4] : memref<8xf32>
memref.store %x, %b[%c4] : memref<8xf32>
return
}
// -----
func.func @d() {
%c0 = arith.constant 0 : index

%o = arith.constant 12 : index
%p = arith.constant 16 : index
%a = "hal.interface.binding.subspan"(%o) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<f32>
%b = "hal.interface.binding.subspan"(%p) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<f32>
%x = memref.load %a[] : memref<f32>
memref.store %x, %b[] : memref<f32>
return
}
// expect: different
