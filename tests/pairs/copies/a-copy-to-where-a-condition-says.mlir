func.func @f(%a: memref<6xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = arith.remui %n, %c2 : index
  %even = arith.cmpi eq, %r, %c0 : index
  %at = scf.if %even -> index {
    scf.yield %c0 : index
  } else {
    scf.yield %c2 : index
  }
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i + 1] : memref<6xf32>
    affine.store %v, %a[%i + symbol(%at)] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = arith.remui %n, %c2 : index
  %even = arith.cmpi eq, %r, %c0 : index
  %at = scf.if %even -> index {
    scf.yield %c0 : index
  } else {
    scf.yield %c2 : index
  }
  %from = memref.subview %a[1] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 1>>
  %to = memref.subview %a[%at] [3] [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: ?>>
  memref.copy %from, %to : memref<3xf32, strided<[1], offset: 1>> to memref<3xf32, strided<[1], offset: ?>>
  return
}
// expect: unknown
