func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  affine.for %i = 0 to 8 {
  affine.for %j = 0 to 4 {

  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>

  }
  }
  return
}
// -----
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index

  %group = async.create_group %c2 : !async.group
  scf.for %half = %c0 to %c2 step %c1 {
    %first = arith.muli %half, %c4 : index
    %last = arith.addi %first, %c4 : index
    %token = async.execute {
      scf.for %i = %first to %last step %c1 {
        scf.for %j = %c0 to %c4 step %c1 {
  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>
  }
      }
      async.yield
    }
    %n = async.add_to_group %token, %group : !async.token
  }
  async.await_all %group
  return
}
// expect: equivalent bitwise
