func.func @f(%x: tensor<?x?xf32>) -> (index, i1) {
  %c1 = shape.const_size 1
  %s = shape.shape_of %x : tensor<?x?xf32> -> !shape.shape
  %m = shape.reduce(%s, %c1) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: !shape.size, %a: !shape.size):
    %p = shape.mul %d, %a : !shape.size, !shape.size -> !shape.size
    shape.yield %p : !shape.size
  }
  %n = shape.size_to_index %m : !shape.size
  %k = shape.const_shape [3, 4] : !shape.shape
  %q = shape.shape_eq %s, %k : !shape.shape, !shape.shape
  return %n, %q : index, i1
}
// -----
func.func @f(%x: tensor<?x?xf32>) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %n = arith.muli %d1, %d0 : index
  %p = arith.cmpi eq, %d0, %c3 : index
  %r = arith.cmpi eq, %d1, %c4 : index
  %q = arith.andi %p, %r : i1
  return %n, %q : index, i1
}
// expect: equivalent bitwise listed
