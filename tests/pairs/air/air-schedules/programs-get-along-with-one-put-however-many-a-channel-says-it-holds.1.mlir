func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
  affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @in [1, 1] {buffer_resources = 4 : i64}
air.channel @out [1, 1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %1 = air.channel.put async @in[] (%x[] [] []) : (memref<8xi32>)
  %2 = air.channel.get async @out[] (%y[] [] []) : (memref<8xi32>)
  %s = air.segment async {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %w = air.wait_all async
    %tm, %m = air.execute -> (memref<4xi32, 2>) {
    %m = memref.alloc() : memref<4xi32, 2>
    air.execute_terminator %m : memref<4xi32, 2>
  }

    %3 = scf.for %i = %c0 to %c8 step %c4 iter_args(%t = %tm) -> (!air.async.token) {
      %4 = air.channel.get async [%t] @in[] (%m[] [] []) : (memref<4xi32, 2>)
      %5 = air.execute [%4] {
        affine.for %e = 0 to 4 {
    %v = affine.load %m[%e] : memref<4xi32, 2>
    %z = arith.addi %v, %v : i32
    affine.store %z, %m[%e] : memref<4xi32, 2>
  }

      }
      %6 = air.channel.put async [%5] @out[] (%m[] [] []) : (memref<4xi32, 2>)
      scf.yield %6 : !air.async.token
    }
  }

  }
  return
}
// expect: equivalent
