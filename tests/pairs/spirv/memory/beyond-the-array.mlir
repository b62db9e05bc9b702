func.func @f(%a: memref<2x4xf32, #spirv.storage_class<StorageBuffer>>, %b: memref<2x4xf32, #spirv.storage_class<StorageBuffer>>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %a[%c1, %c2] : memref<2x4xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %0, %b[%c1, %c1] : memref<2x4xf32, #spirv.storage_class<StorageBuffer>>
  return
}
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>, %b: !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>) "None" {
  %c0 = spirv.Constant 0 : i32
  %c5 = spirv.Constant 5 : i32
  %c6 = spirv.Constant 8 : i32
  %0 = spirv.AccessChain %a[%c0, %c6] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  %1 = spirv.Load "StorageBuffer" %0 : f32
  %2 = spirv.AccessChain %b[%c0, %c5] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  spirv.Store "StorageBuffer" %2, %1 : f32
  spirv.Return
}
// expect: different
