// Threads of a subgroup that add one to what others have added one to: nothing has them wait.
func.func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %n: memref<2xi32>) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  linalg.add ins(%a, %a : memref<16x16xf32>, memref<16x16xf32>) outs(%b : memref<16x16xf32>)
  %x = memref.load %n[%c0] : memref<2xi32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %n[%c0] : memref<2xi32>
  return
}
// -----
func.func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %n: memref<2xi32>) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %0 = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  %1 = gpu.subgroup_mma_elementwise addf %0, %0 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %1, %b[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
  %x = memref.load %n[%c0] : memref<2xi32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %n[%c0] : memref<2xi32>
  return
}
// expect: unknown unsupported
