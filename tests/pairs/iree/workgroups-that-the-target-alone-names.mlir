// options: --func d
func.func @d() {
%c0 = arith.constant 0 : index

%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 2 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
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
func.func @d() attributes {gpu.known_block_size = array<i32: 8, 1, 1>} {
%c0 = arith.constant 0 : index

%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 2 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %a[%i] : memref<8xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : memref<8xf32>
}
return
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: floating point rounds to nearest, ties to even, and flushes nothing to zero
// assumes: sizes lie between -2^48 and 2^48
// assumes: a dispatch whose work is not dealt out to workgroups is what all of them do together
// assumes: the host runs a dispatch in the workgroups that it names, as the compiler makes both
