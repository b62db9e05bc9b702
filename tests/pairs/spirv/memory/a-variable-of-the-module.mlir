func.func @f(%x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32, #spirv.storage_class<Workgroup>>
  memref.store %x, %m[%c1] : memref<4xf32, #spirv.storage_class<Workgroup>>
  %0 = memref.load %m[%c1] : memref<4xf32, #spirv.storage_class<Workgroup>>
  return %0 : f32
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  spirv.GlobalVariable @v : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Workgroup>
  func.func @f(%x: f32) -> f32 {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %v = spirv.mlir.addressof @v : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Workgroup>
    %p = spirv.AccessChain %v[%c0, %c1] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Workgroup>, i32, i32 -> !spirv.ptr<f32, Workgroup>
    %q = spirv.AccessChain %v[%c0, %c1] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Workgroup>, i32, i32 -> !spirv.ptr<f32, Workgroup>
    spirv.Store "Workgroup" %p, %x : f32
    %0 = spirv.Load "Workgroup" %q : f32
    return %0 : f32
  }
}
// expect: unknown unsupported
