func.func @f(%a: memref<?xf32>, %m: index) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.expand_shape %a [[0, 1]] output_shape [%m, 3] : memref<?xf32> into memref<?x3xf32>
  %x = memref.load %v[%c1, %c1] : memref<?x3xf32>
  return %x : f32
}
// -----
func.func @f(%a: memref<?xf32>, %m: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %rest = arith.remsi %n, %c3 : index
  %no = arith.cmpi ne, %rest, %c0 : index
  %x = scf.if %no -> f32 {
    %z = arith.constant 0.0 : f32
    scf.yield %z : f32
  } else {
    %y = memref.load %a[%c4] : memref<?xf32>
    scf.yield %y : f32
  }
  return %x : f32
}
// expect: equivalent
