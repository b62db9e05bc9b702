func.func @f(%A: memref<11xf32>, %v: vector<[4]xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 1.0 : f32
  %x = vector.transfer_read %A[%c0], %p : memref<11xf32>, vector<[4]xf32>
  %y = arith.addf %x, %v : vector<[4]xf32>
  vector.transfer_write %y, %A[%c0] : vector<[4]xf32>, memref<11xf32>
  return
}
// -----
func.func @f(%A: memref<11xf32>, %v: vector<[4]xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s = arith.constant 2 : index
  %n = arith.muli %s, %c4 : index
  %d = memref.dim %A, %c0 : memref<11xf32>
  %m = arith.minsi %n, %d : index
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %A[%i] : memref<11xf32>
    %e = vector.extract %v[%i] : f32 from vector<[4]xf32>
    %y = arith.addf %x, %e : f32
    memref.store %y, %A[%i] : memref<11xf32>
  }
  return
}
// expect: different
