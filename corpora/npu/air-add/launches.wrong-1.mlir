air.channel @a [1]
air.channel @b [1]
air.channel @c [1]
func.func @kernel(%A: memref<256xf32>, %B: memref<256xf32>, %C: memref<256xf32>) {
  %c4 = arith.constant 4 : index
  %0 = air.launch async (%l) in (%nl=%c4) args(%a=%A, %b=%B, %c=%C) : memref<256xf32>, memref<256xf32>, memref<256xf32> {
    %c64 = arith.constant 0 : index
    %i = arith.muli %l, %c64 : index
    %2 = air.channel.put async @a[] (%a[%i] [64] [1]) : (memref<256xf32>)
    %3 = air.channel.put async @b[] (%b[%i] [64] [1]) : (memref<256xf32>)
    %4 = air.channel.get async @c[] (%c[%i] [64] [1]) : (memref<256xf32>)
    %1 = air.segment async {
      %c1 = arith.constant 1 : index
      %2 = air.herd async tile (%n) in (%size=%c1) {
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
