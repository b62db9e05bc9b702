func.func @f(%c: i1, %a: memref<4xi32>) {
  %e = scf.if %c -> (!airrt.event) {
    %x = airrt.wait_all : !airrt.event
    scf.yield %x : !airrt.event
  } else {
    %x = airrt.wait_all : !airrt.event
    scf.yield %x : !airrt.event
  }
  airrt.wait_all %e
  %m = airrt.alloc : memref<4xi32, 1>
  %i = arith.constant 1 : index
  %v = arith.constant 7 : i32
  memref.store %v, %m[%i] : memref<4xi32, 1>
  %w = memref.load %m[%i] : memref<4xi32, 1>
  memref.store %w, %a[%i] : memref<4xi32>
  airrt.dealloc %m : memref<4xi32, 1>
  return
}

// -----

func.func @f(%c: i1, %a: memref<4xi32>) {
  %i = arith.constant 1 : index
  %v = arith.constant 7 : i32
  memref.store %v, %a[%i] : memref<4xi32>
  return
}

// expect: equivalent
