// options: --assume A:-3..2
// Numbers that are halved until none is above one, and shifted at once as often as it takes, negative ones too.
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
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.load %A[%i] : memref<3xi32>
    %b = arith.minsi %a, %one : i32
    memref.store %b, %A[%i] : memref<3xi32>
  }
  return
}
// expect: equivalent bitwise static
