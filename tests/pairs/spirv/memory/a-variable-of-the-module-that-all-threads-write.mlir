// All invocations of a group keep their number in one variable.
module {
  func.func @f(%a: memref<16xi32>, %x: i32, %i: index) {
    memref.store %x, %a[%i] : memref<16xi32>
    return
  }
}
// -----
module {
  spirv.GlobalVariable @v : !spirv.ptr<i32, Workgroup>
  func.func @f(%a: memref<16xi32>, %x: i32, %i: index) {
    %p = spirv.mlir.addressof @v : !spirv.ptr<i32, Workgroup>
    spirv.Store "Workgroup" %p, %x : i32
    %y = spirv.Load "Workgroup" %p : i32
    memref.store %y, %a[%i] : memref<16xi32>
    return
  }
}
// expect: unknown unsupported
