air.channel @in [1, 1]
air.channel @middle [1, 1]
air.channel @copy [1, 1]
air.channel @out [1, 1]
func.func @kernel(%A: memref<64xi32>, %T: memref<64xi32>, %B: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %m=%T, %b=%B) : memref<64xi32>, memref<64xi32>, memref<64xi32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %1 = air.channel.put async @in[] (%a[] [] []) : (memref<64xi32>)
    %w = air.wait_all async
    %2 = scf.for %i = %c0 to %c64 step %c16 iter_args(%t = %w) -> (!air.async.token) {
      %6 = air.channel.get async [%t] @copy[] (%m[%i] [16] [1]) : (memref<64xi32>)
      scf.yield %6 : !air.async.token
    }
    %3 = air.channel.get async @out[] (%b[] [] []) : (memref<64xi32>)
    %4 = air.segment async {
      %c1_0 = arith.constant 1 : index
      %5 = air.herd @square async tile (%x, %y) in (%nx=%c1_0, %ny=%c1_0) {
        %c0_0 = arith.constant 0 : index
        %c16_0 = arith.constant 16 : index
        %c64_0 = arith.constant 64 : index
        %t, %buffer = air.execute -> (memref<16xi32, 2>) {
          %alloc = memref.alloc() : memref<16xi32, 2>
          air.execute_terminator %alloc : memref<16xi32, 2>
        }
        %last = scf.for %i = %c0_0 to %c64_0 step %c16_0 iter_args(%w = %t) -> (!air.async.token) {
          %5 = air.channel.get async [%w] @in[] (%buffer[] [] []) : (memref<16xi32, 2>)
          %6 = air.execute [%5] {
            affine.for %e = 0 to 16 {
              %v = affine.load %buffer[%e] : memref<16xi32, 2>
              %s = arith.muli %v, %v : i32
              affine.store %s, %buffer[%e] : memref<16xi32, 2>
            }
          }
          %8 = air.channel.put async [%5] @copy[] (%buffer[] [] []) : (memref<16xi32, 2>)
          %7 = air.channel.put async [%8] @middle[] (%buffer[] [] []) : (memref<16xi32, 2>)

          scf.yield %7 : !air.async.token
        }
      }
      %6 = air.herd @increment async tile (%x, %y) in (%nx=%c1_0, %ny=%c1_0) {
        %c0_0 = arith.constant 0 : index
        %c16_0 = arith.constant 16 : index
        %c64_0 = arith.constant 64 : index
        %t, %buffer = air.execute -> (memref<16xi32, 2>) {
          %alloc = memref.alloc() : memref<16xi32, 2>
          air.execute_terminator %alloc : memref<16xi32, 2>
        }
        %last = scf.for %i = %c0_0 to %c64_0 step %c16_0 iter_args(%w = %t) -> (!air.async.token) {
          %5 = air.channel.get async [%w] @middle[] (%buffer[] [] []) : (memref<16xi32, 2>)
          %6 = air.execute [%5] {
            %one = arith.constant 1 : i32
            affine.for %e = 0 to 16 {
              %v = affine.load %buffer[%e] : memref<16xi32, 2>
              %s = arith.addi %v, %one : i32
              affine.store %s, %buffer[%e] : memref<16xi32, 2>
            }
          }
          %7 = air.channel.put async [%6] @out[] (%buffer[] [] []) : (memref<16xi32, 2>)

          scf.yield %7 : !air.async.token
        }
      }
    }
  }
  return
}
