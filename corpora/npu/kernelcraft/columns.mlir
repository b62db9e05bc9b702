func.func @kernel(%a: memref<4x6xi32>, %b: memref<6x4xi32>, %c: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %af = memref.reinterpret_cast %a to offset: [0], sizes: [24], strides: [1] : memref<4x6xi32> to memref<24xi32>
  %bf = memref.reinterpret_cast %b to offset: [0], sizes: [24], strides: [1] : memref<6x4xi32> to memref<24xi32>
  %cf = memref.reinterpret_cast %c to offset: [0], sizes: [16], strides: [1] : memref<4x4xi32> to memref<16xi32>
  %ma = memref.cast %af : memref<24xi32> to memref<?xi32>
  %mb = memref.cast %bf : memref<24xi32> to memref<?xi32>
  %mc = memref.cast %cf : memref<16xi32> to memref<?xi32>
  %pad = memref.alloc() : memref<64xi32>
  %acc = memref.alloc() : memref<4xi32>
  // Rows in lanes: the result is written by columns through the scratchpad's neighbour, four words at a time.
  %out = memref.alloc() : memref<16xi32>
  %mo = memref.cast %out : memref<16xi32> to memref<?xi32>
  affine.for %j = 0 to 4 {
    func.call @clear(%acc) : (memref<4xi32>) -> ()
    affine.for %k = 0 to 6 {
      %c6 = arith.constant 6 : index
      func.call @load(%ma, %k, %c6, %pad, %c0) : (memref<?xi32>, index, index, memref<64xi32>, index) -> ()
      %from = affine.apply affine_map<(d0, d1) -> (d1 * 4 + d0)>(%j, %k)
      func.call @load(%mb, %from, %c0, %pad, %c32) : (memref<?xi32>, index, index, memref<64xi32>, index) -> ()
      func.call @mac(%acc, %pad, %c0, %c32) : (memref<4xi32>, memref<64xi32>, index, index) -> ()
    }
    %to = affine.apply affine_map<(d0) -> (d0 * 4)>(%j)
    func.call @write(%acc, %mo, %to) : (memref<4xi32>, memref<?xi32>, index) -> ()
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %v = affine.load %out[%j * 4 + %i] : memref<16xi32>
      affine.store %v, %c[%i, %j] : memref<4x4xi32>
    }
  }
  memref.dealloc %out : memref<16xi32>
  memref.dealloc %pad : memref<64xi32>
  memref.dealloc %acc : memref<4xi32>
  return
}
// The accelerator's instructions: a scratchpad of words, an accumulator of four lanes.
func.func private @load(%memory: memref<?xi32>, %at: index, %stride: index, %pad: memref<64xi32>, %to: index) {
  affine.for %i = 0 to 4 {
    %from = affine.apply affine_map<(d0)[s0, s1] -> (s0 + d0 * s1)>(%i)[%at, %stride]
    %v = memref.load %memory[%from] : memref<?xi32>
    %there = affine.apply affine_map<(d0)[s0] -> (s0 + d0)>(%i)[%to]
    memref.store %v, %pad[%there] : memref<64xi32>
  }
  return
}
func.func private @clear(%acc: memref<4xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.store %zero, %acc[%i] : memref<4xi32>
  }
  return
}
// Each lane adds its element times one word.
func.func private @mac(%acc: memref<4xi32>, %pad: memref<64xi32>, %lanes: index, %word: index) {
  %w = memref.load %pad[%word] : memref<64xi32>
  affine.for %i = 0 to 4 {
    %at = affine.apply affine_map<(d0)[s0] -> (s0 + d0)>(%i)[%lanes]
    %v = memref.load %pad[%at] : memref<64xi32>
    %p = arith.muli %v, %w : i32
    %o = affine.load %acc[%i] : memref<4xi32>
    %n = arith.addi %o, %p : i32
    affine.store %n, %acc[%i] : memref<4xi32>
  }
  return
}
func.func private @write(%acc: memref<4xi32>, %memory: memref<?xi32>, %at: index) {
  affine.for %i = 0 to 4 {
    %v = affine.load %acc[%i] : memref<4xi32>
    %there = affine.apply affine_map<(d0)[s0] -> (s0 + d0)>(%i)[%at]
    memref.store %v, %memory[%there] : memref<?xi32>
  }
  return
}
