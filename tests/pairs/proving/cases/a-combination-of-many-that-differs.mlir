// options: --assume A:0..3
// Numbers that are halved until none is above one, and shifted at once as often as it takes, but where all are three.
func.func @f(%A: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %false = arith.constant false
  scf.while : () -> () {
    %more = scf.for %i = %c0 to %c3 step %c1 iter_args(%m = %false) -> i1 {
      %a = memref.load %A[%i] : memref<3xi32>
      %large = arith.cmpi sgt, %a, %one : i32
      %b = arith.shrsi %a, %one : i32
      %c = arith.select %large, %b, %a : i32
      memref.store %c, %A[%i] : memref<3xi32>
      %n = arith.ori %m, %large : i1
      scf.yield %n : i1
    }
    scf.condition(%more)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%A: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %c2 = arith.constant 2 : index
  %p = memref.load %A[%c0] : memref<3xi32>
  %q = memref.load %A[%c1] : memref<3xi32>
  %r = memref.load %A[%c2] : memref<3xi32>
  %pq = arith.andi %p, %q : i32
  %pqr = arith.andi %pq, %r : i32
  %all = arith.cmpi eq, %pqr, %three : i32
  %bit = arith.extui %all : i1 to i32
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.load %A[%i] : memref<3xi32>
    %b = arith.minsi %a, %one : i32
    %w = arith.addi %b, %bit : i32
    memref.store %w, %A[%i] : memref<3xi32>
  }
  return
}
// expect: different
