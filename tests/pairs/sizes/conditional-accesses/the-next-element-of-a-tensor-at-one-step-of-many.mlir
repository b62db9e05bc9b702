func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%s = %k0) -> (i32) {
    %x = tensor.extract %a[%i] : tensor<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    %n = scf.if %g -> (i32) {
      %y = tensor.extract %b[%i] : tensor<?xi32>
      %t = arith.addi %s, %y : i32
      scf.yield %t : i32
    } else {
      scf.yield %s : i32
    }
    scf.yield %n : i32
  }
  return %r : i32
}
// -----
func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%s = %k0) -> (i32) {
    %x = tensor.extract %a[%i] : tensor<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    %n = scf.if %g -> (i32) {
      %at = arith.cmpi eq, %i, %c40 : index
      scf.if %at {
        %i1 = arith.addi %i, %c1 : index
        %z = tensor.extract %b[%i1] : tensor<?xi32>
      }
      %y = tensor.extract %b[%i] : tensor<?xi32>
      %t = arith.addi %s, %y : i32
      scf.yield %t : i32
    } else {
      scf.yield %s : i32
    }
    scf.yield %n : i32
  }
  return %r : i32
}
// expect: different
