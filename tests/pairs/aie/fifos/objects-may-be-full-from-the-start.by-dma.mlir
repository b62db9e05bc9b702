// options: --func sequence
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %at = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    %number = arith.index_cast %at : index to i32
    %factor = arith.addi %number, %one : i32
    %m = arith.muli %x, %factor : i32
    %n = arith.addi %m, %five : i32
    affine.store %n, %b[%i] : memref<8xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) {

    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %other = aie.tile(0, 4)
    aie.objectfifo @w(%other, {%tile}, 2 : i32) : !aie.objectfifo<memref<4xi32>> = [dense<[1, 2, 3, 4]> : memref<4xi32>,
                                                                                   dense<5> : memref<4xi32>]
    aie.objectfifo @in(%shim, {%tile}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    aie.objectfifo @out(%tile, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>
    %core = aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %forever = arith.constant 9223372036854775807 : index
      %w = aie.objectfifo.acquire @w(Consume, 2) : !aie.objectfifosubview<memref<4xi32>>
      %p = aie.objectfifo.subview.access %w[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      %q = aie.objectfifo.subview.access %w[1] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
      scf.for %round = %c0 to %forever step %c1 {
        %in = aie.objectfifo.acquire @in(Consume, 1) : !aie.objectfifosubview<memref<4xi32>>
        %x = aie.objectfifo.subview.access %in[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
        %out = aie.objectfifo.acquire @out(Produce, 1) : !aie.objectfifosubview<memref<4xi32>>
        %y = aie.objectfifo.subview.access %out[0] : !aie.objectfifosubview<memref<4xi32>> -> memref<4xi32>
        scf.for %i = %c0 to %c4 step %c1 {
          %a = memref.load %x[%i] : memref<4xi32>
          %b = memref.load %p[%i] : memref<4xi32>
          %c = memref.load %q[%i] : memref<4xi32>
          %m = arith.muli %a, %b : i32
          %n = arith.addi %m, %c : i32
          memref.store %n, %y[%i] : memref<4xi32>
        }
        aie.objectfifo.release @in(Consume, 1)
        aie.objectfifo.release @out(Produce, 1)
      }
      aie.end
    }
    aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
      aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 0 : i64, metadata = @in} : memref<8xi32>
      aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 1 : i64, metadata = @out} : memref<8xi32>
      aiex.npu.dma_wait {symbol = @out}
    }

  }
}
// expect: equivalent bitwise static
