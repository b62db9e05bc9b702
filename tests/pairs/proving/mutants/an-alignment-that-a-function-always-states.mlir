// options: --func f
// The function that is called says always what the source says under a condition.
func.func @f(%A: memref<16xf32>, %c: i1) -> f32 {
  %i = arith.constant 0 : index
  %r = scf.if %c -> f32 {
    %v = vector.load %A[%i] {alignment = 16 : i64} : memref<16xf32>, vector<4xf32>
    %x = vector.extract %v[0] : f32 from vector<4xf32>
    scf.yield %x : f32
  } else {
    %x = memref.load %A[%i] : memref<16xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func private @g(%A: memref<16xf32>) -> f32 {
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] {alignment = 16 : i64} : memref<16xf32>, vector<4xf32>
  %x = vector.extract %v[0] : f32 from vector<4xf32>
  return %x : f32
}
func.func @f(%A: memref<16xf32>, %c: i1) -> f32 {
  %r = func.call @g(%A) : (memref<16xf32>) -> f32
  return %r : f32
}
// expect: unknown alignment
