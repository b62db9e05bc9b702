func.func @f(%m: memref<?xf32>, %n: index, %p: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = arith.constant 250 : index
  %seven = arith.constant 7 : index
  %eleven = arith.constant 11 : index
  %far = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %e = arith.subi %n, %c1 : index
    %d = arith.subi %e, %i : index
    %j = arith.muli %d, %far : index
    %a = arith.muli %n, %seven : index
    %b = arith.muli %p, %eleven : index
    %s = arith.addi %a, %b : index
    %k = arith.addi %j, %s : index
    %c = arith.cmpi eq, %k, %sum : index
    %v = arith.select %c, %zero, %zero : f32
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index, %p: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = arith.constant 250 : index
  %seven = arith.constant 7 : index
  %eleven = arith.constant 11 : index
  %far = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %e = arith.subi %n, %c1 : index
    %d = arith.subi %e, %i : index
    %j = arith.muli %d, %far : index
    %a = arith.muli %n, %seven : index
    %b = arith.muli %p, %eleven : index
    %s = arith.addi %a, %b : index
    %k = arith.addi %j, %s : index
    %c = arith.cmpi eq, %k, %sum : index
    %v = arith.select %c, %one, %zero : f32
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
// expect: different
