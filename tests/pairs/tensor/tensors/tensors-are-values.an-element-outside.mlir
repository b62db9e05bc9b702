#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<?xf32>, %n: index) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%d = tensor.dim %t, %c0 : tensor<?xf32>
%p = arith.cmpi ult, %n, %d : index
%z = arith.constant 0.0 : f32
%r = scf.if %p -> (f32) {
  %e = tensor.extract %t[%n] : tensor<?xf32>
  scf.yield %e : f32
} else {
  scf.yield %z : f32
}
return %r : f32

}
// -----
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (3 - d0)>
func.func @f(%t: tensor<?xf32>, %n: index) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index

%d = tensor.dim %t, %c0 : tensor<?xf32>
%p = arith.cmpi ule, %n, %d : index
%z = arith.constant 0.0 : f32
%r = scf.if %p -> (f32) {
  %e = tensor.extract %t[%n] : tensor<?xf32>
  scf.yield %e : f32
} else {
  scf.yield %z : f32
}
return %r : f32

}
// expect: different
