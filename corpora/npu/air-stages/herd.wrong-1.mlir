air.channel @in [1, 2]
air.channel @out [1, 2]
func.func @kernel(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %s: i32) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%nx=%c1, %ny=%c1) args(%a=%A, %b=%B, %ls=%s) : memref<16x16xi32>, memref<16x16xi32>, i32 {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %1 = air.channel.put async @in[%c0, %c0] (%a[0, 0, 0] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %2 = air.channel.put async @in[%c0, %c1_0] (%a[0, 0, 0] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %3 = air.channel.get async @out[%c0, %c0] (%b[0, 0, 0] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %4 = air.channel.get async @out[%c0, %c1_0] (%b[0, 0, 8] [2, 8, 8] [128, 16, 1]) : (memref<16x16xi32>)
    %5 = air.segment @segment_0 async args(%ss=%ls) : i32 {
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %6 = air.herd @herd_0 async tile (%x, %y) in (%sx=%c1_1, %sy=%c2) args(%p=%ss) : i32 {
        %c0_0 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        %c2_0 = arith.constant 2 : index
        %tin, %in = air.execute -> (memref<8x8xi32, 2>) {
          %alloc = memref.alloc() : memref<8x8xi32, 2>
          air.execute_terminator %alloc : memref<8x8xi32, 2>
        }
        %tout, %out = air.execute -> (memref<8x8xi32, 2>) {
          %alloc = memref.alloc() : memref<8x8xi32, 2>
          air.execute_terminator %alloc : memref<8x8xi32, 2>
        }
        %7 = air.wait_all async [%tin, %tout]
        %8 = scf.for %block = %c0_0 to %c2_0 step %c1_2 iter_args(%t = %7) -> (!air.async.token) {
          %9 = air.channel.get async [%t] @in[%x, %y] (%in[] [] []) : (memref<8x8xi32, 2>)
          %10 = air.execute [%9] {
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %c8 = arith.constant 8 : index
            scf.for %i = %c0 to %c8 step %c1 {
              scf.for %j = %c0 to %c8 step %c1 {
                %v = memref.load %in[%i, %j] : memref<8x8xi32, 2>
                %w = arith.addi %v, %p : i32
                memref.store %w, %out[%i, %j] : memref<8x8xi32, 2>
              }
            }
          }
          %11 = air.channel.put async [%10] @out[%x, %y] (%out[] [] []) : (memref<8x8xi32, 2>)
          scf.yield %11 : !air.async.token
        }
      }
    }
  }
  air.wait_all [%0]
  return
}
