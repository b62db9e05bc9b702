// options: --func f
func.func @f(%a: memref<4xi32>, %x: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%t, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%t] : memref<4xi32>
    memref.store %v, %a[%t] : memref<4xi32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %x: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%t, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %s = memref.alloc() : memref<1xi32, #spirv.storage_class<Workgroup>>
    %v = memref.load %x[%t] : memref<4xi32>
    memref.store %v, %s[%c0] : memref<1xi32, #spirv.storage_class<Workgroup>>
    %w = memref.load %s[%c0] : memref<1xi32, #spirv.storage_class<Workgroup>>
    memref.store %w, %a[%t] : memref<4xi32>
    gpu.terminator
  }
  return
}
// expect: different
