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
  %seed = arith.constant 12345 : i32
  %a = arith.constant 1103515245 : i32
  %c = arith.constant 12345 : i32
  %k = arith.constant 424242424 : i32
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed) -> i32 {
    %hit = arith.cmpi eq, %s, %k : i32
    %d = arith.uitofp %hit : i1 to f32
    %y = arith.addf %x, %d : f32
    memref.store %y, %A[%i] : memref<?xf32>
    %m = arith.muli %s, %a : i32
    %next = arith.addi %m, %c : i32
    scf.yield %next : i32
  }
  return
}
// expect: unknown not-covered
