// To invocations of another subgroup it is no atomic update.
func.func @f(%x: i32, %m: memref<24xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<24xi32>) -> i32
  return %0 : i32
}
// -----
func.func @f(%x: i32, %m: memref<24xi32>, %i: index) -> i32 {
  %p = builtin.unrealized_conversion_cast %m : memref<24xi32> to !spirv.ptr<!spirv.struct<(!spirv.array<24 x i32, stride=4> [0])>, StorageBuffer>
  %j = builtin.unrealized_conversion_cast %i : index to i32
  %z = spirv.Constant 0 : i32
  %q = spirv.AccessChain %p[%z, %j] : !spirv.ptr<!spirv.struct<(!spirv.array<24 x i32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
  %0 = spirv.AtomicXor <Subgroup> <AcquireRelease> %q, %x : !spirv.ptr<i32, StorageBuffer>
  return %0 : i32
}
// expect: unknown unsupported
