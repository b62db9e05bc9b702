func.func @f(%x: i32, %A: memref<8xi32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.addi %c1, %c1 : index
  memref.store %m, %B[%c0] : memref<1xindex>
  %h = memref.load %B[%c0] : memref<1xindex>
  scf.for %i = %c0 to %h step %c1 {
    %y = arith.addi %x, %x : i32
    memref.store %y, %A[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%x: i32, %A: memref<8xi32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %two = arith.constant 2 : i32
  %m = arith.addi %c1, %c1 : index
  memref.store %m, %B[%c0] : memref<1xindex>
  %h = memref.load %B[%c0] : memref<1xindex>
  scf.for %i = %c0 to %h step %c1 {
    %y = arith.muli %x, %two : i32
    memref.store %y, %A[%i] : memref<8xi32>
  }
  return
}
// expect: equivalent bitwise static
