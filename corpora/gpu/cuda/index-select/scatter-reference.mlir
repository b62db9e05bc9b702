// counts[index] += 3 * source, an element at a time.
memref.global "private" constant @rows : memref<6xi32> = dense<[3, 0, 3, 4, 1, 0]>
func.func @kernel(%source: memref<6x4xi32>, %counts: memref<5x4xi32>) {
  %index = memref.get_global @rows : memref<6xi32>
  %three = arith.constant 3 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 4 {
      %which = affine.load %index[%i] : memref<6xi32>
      %row = arith.index_cast %which : i32 to index
      %v = affine.load %source[%i, %j] : memref<6x4xi32>
      %p = arith.muli %v, %three : i32
      %old = memref.load %counts[%row, %j] : memref<5x4xi32>
      %new = arith.addi %old, %p : i32
      memref.store %new, %counts[%row, %j] : memref<5x4xi32>
    }
  }
  return
}
