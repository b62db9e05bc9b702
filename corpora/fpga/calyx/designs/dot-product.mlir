func.func @main(%a: memref<8xi32>, %b: memref<8xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%i = %c0, %acc = %z) : (index, i32) -> (index, i32) {
    %c = arith.cmpi ult, %i, %c8 : index
    scf.condition(%c) %i, %acc : index, i32
  } do {
  ^bb0(%i: index, %acc: i32):
    %x = memref.load %a[%i] : memref<8xi32>
    %y = memref.load %b[%i] : memref<8xi32>
    %p = arith.muli %x, %y : i32
    %s = arith.addi %acc, %p : i32
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %s : index, i32
  }
  memref.store %r#1, %o[%c0] : memref<1xi32>
  return
}
