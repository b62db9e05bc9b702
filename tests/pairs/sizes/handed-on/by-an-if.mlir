func.func @f(%a: memref<?xf32>, %n: index, %p: i1) -> index {
  %z = arith.constant 0 : index
  %x = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %v = scf.if %p -> (memref<?xf32, strided<[1]>>) {
    scf.yield %x : memref<?xf32, strided<[1]>>
  } else {
    %y = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    scf.yield %y : memref<?xf32, strided<[1]>>
  }
  return %n : index
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %p: i1) -> index {
  %z = arith.constant 0 : index
  %x = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %v = scf.if %p -> (memref<?xf32, strided<[1]>>) {
    scf.yield %x : memref<?xf32, strided<[1]>>
  } else {
    %y = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    scf.yield %y : memref<?xf32, strided<[1]>>
  }
  %d = memref.dim %v, %z : memref<?xf32, strided<[1]>>
  %same = arith.cmpi eq, %d, %n : index
  %one = arith.constant 1 : index
  %r = arith.select %same, %n, %one : index
  return %r : index
}

// expect: equivalent
