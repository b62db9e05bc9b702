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
func.func @d() {
%c0 = arith.constant 0 : index

%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%id = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
%start = arith.muli %id, %c4 : index
%end = arith.addi %start, %c4 : index
scf.for %i = %start to %end step %c1 {
  %x = memref.load %a[%i] : memref<8xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : memref<8xf32>
}
return
}
"iree_codegen.dispatch_config"() <{function_ref = @d, workgroup_size = array<i64: 1, 1, 1>}> ({
^bb0(%device: !hal.device):
  %x = arith.constant 3 : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}) : () -> ()
// expect: different
