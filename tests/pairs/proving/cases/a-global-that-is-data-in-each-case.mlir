// What an argument has few values for does not make a global known.
memref.global @state : memref<2xi32> = dense<0>
func.func @f(%A: memref<1xi1>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.get_global @state : memref<2xi32>
  %a = memref.load %A[%c0] : memref<1xi1>
  %r = scf.if %a -> i32 {
    %v = memref.load %s[%c1] : memref<2xi32>
    scf.yield %v : i32
  } else {
    %v = memref.load %s[%c0] : memref<2xi32>
    scf.yield %v : i32
  }
  memref.store %r, %B[%c0] : memref<1xi32>
  return
}
// -----
memref.global @state : memref<2xi32> = dense<0>
func.func @f(%A: memref<1xi1>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.get_global @state : memref<2xi32>
  %v = memref.load %s[%c0] : memref<2xi32>
  memref.store %v, %B[%c0] : memref<1xi32>
  return
}
// expect: different
