spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %q: !spirv.ptr<i32, StorageBuffer>) -> i32 "None" {
  %r = spirv.AtomicIAdd <QueueFamily> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>

  spirv.ReturnValue %r : i32
}
// -----
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %q: !spirv.ptr<i32, StorageBuffer>) -> i32 "None" {
  %r = spirv.AtomicIAdd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>

  spirv.ReturnValue %r : i32
}
// expect: equivalent
