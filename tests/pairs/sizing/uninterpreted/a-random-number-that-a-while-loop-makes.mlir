func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32

  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %z = arith.constant 1 : i32
  %m = arith.constant 1103515245 : i32
  %k = arith.constant 12345 : i32
  %h = arith.constant 20 : i32
  %r:2 = scf.while (%i = %c0, %s = %z) : (index, i32) -> (index, i32) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %s : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %t = arith.cmpi eq, %s, %k : i32
    %tf = arith.uitofp %t : i1 to f32
    %y = arith.addf %x, %tf : f32
    memref.store %y, %A[%i] : memref<?xf32>
    %s1 = arith.muli %s, %m : i32
    %s2 = arith.addi %s1, %k : i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %s2 : index, i32
  }
  return
}
// expect: unknown not-covered
