func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %N: index) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%m = %c1) args(%x = %a, %y = %b, %M = %N) : memref<8xi32>, memref<8xi32>, index {
    %c2 = arith.constant 2 : index
    air.segment @s args(%p = %x, %q = %y, %O = %M) : memref<8xi32>, memref<8xi32>, index {
      %d2 = arith.constant 2 : index
      %d1 = arith.constant 1 : index
      air.herd @h tile (%i, %j) in (%u = %O, %v = %d1) args(%k = %p) : memref<8xi32> {
        %e = arith.constant 1 : i32
        memref.store %e, %k[%i] : memref<8xi32>
      }
      air.herd @g tile (%i, %j) in (%u = %O, %v = %d1) args(%k = %q) : memref<8xi32> {
        %e = arith.constant 2 : i32
        memref.store %e, %k[%i] : memref<8xi32>
      }
    }
  }
  return
}


// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %N: index) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%m = %c1) args(%x = %a, %y = %b, %M = %N) : memref<8xi32>, memref<8xi32>, index {
    %c2 = arith.constant 2 : index
    air.segment @s args(%p = %x, %q = %y, %O = %M) : memref<8xi32>, memref<8xi32>, index {
      %d2 = arith.constant 2 : index
      %d1 = arith.constant 1 : index
      air.herd @h tile (%i, %j) in (%u = %O, %v = %d1) args(%k = %p) : memref<8xi32> attributes {x_loc = 0 : i64, y_loc = 2 : i64} {
        %e = arith.constant 1 : i32
        memref.store %e, %k[%i] : memref<8xi32>
      }
      air.herd @g tile (%i, %j) in (%u = %O, %v = %d1) args(%k = %q) : memref<8xi32> attributes {x_loc = 1 : i64, y_loc = 2 : i64} {
        %e = arith.constant 2 : i32
        memref.store %e, %k[%i] : memref<8xi32>
      }
    }
  }
  return
}

// expect: unknown unsupported
