air.channel @a [4]
air.channel @b [4]
air.channel @c [4]
func.func @kernel(%A: memref<256xf32>, %B: memref<256xf32>, %C: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %b=%B, %c=%C) : memref<256xf32>, memref<256xf32>, memref<256xf32> {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    scf.parallel (%n) = (%c0) to (%c4) step (%c1_0) {
      %1 = air.wait_all async
      %i = arith.muli %n, %c64 : index
      %2 = air.channel.put async [%1] @a[%n] (%a[%i] [64] [1]) : (memref<256xf32>)
      %3 = air.channel.put async [%1] @b[%n] (%b[%i] [64] [1]) : (memref<256xf32>)
      %4 = air.channel.get async [%1] @c[%n] (%c[%i] [64] [1]) : (memref<256xf32>)
      scf.reduce
    }
    %1 = air.segment async args() {
      %c4_0 = arith.constant 4 : index
      %2 = air.herd async tile (%n) in (%size=%c4_0) {
        %tla, %la = air.execute -> (memref<64xf32, 2>) {
          %alloc = memref.alloc() : memref<64xf32, 2>
          air.execute_terminator %alloc : memref<64xf32, 2>
        }
        %tlb, %lb = air.execute -> (memref<64xf32, 2>) {
          %alloc = memref.alloc() : memref<64xf32, 2>
          air.execute_terminator %alloc : memref<64xf32, 2>
        }
        %tlc, %lc = air.execute -> (memref<64xf32, 2>) {
          %alloc = memref.alloc() : memref<64xf32, 2>
          air.execute_terminator %alloc : memref<64xf32, 2>
        }
        %5 = air.channel.get async [%tla] @a[%n] (%la[] [] []) : (memref<64xf32, 2>)
        %6 = air.channel.get async [%tlb] @b[%n] (%lb[] [] []) : (memref<64xf32, 2>)
        %7 = air.execute [%5, %6, %tlc] {
          affine.for %e = 0 to 64 {
            %p = affine.load %la[%e] : memref<64xf32, 2>
            %q = affine.load %lb[%e] : memref<64xf32, 2>
            %s = arith.addf %p, %q : f32
            affine.store %s, %lc[%e] : memref<64xf32, 2>
          }
        }
        %8 = air.channel.put async [%7] @c[%n] (%lc[] [] []) : (memref<64xf32, 2>)
      }
    }
  }
  return
}
