func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i mod 4] : memref<4xi32>
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
    %number = arith.index_cast %half : index to i32
    %y = arith.addi %x, %number : i32
    affine.store %y, %b[%i] : memref<8xi32>
  }
  return
}
// -----
#annotation = #llvm.loop_annotation<mustProgress = true>
#set = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>
air.channel @in [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @out [1, 2]
func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index

  %0 = air.launch async (%l) in (%n=%c1) args(%la=%a, %lb=%b) : memref<4xi32>, memref<8xi32> attributes {id = 1 : i32} {
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %1 = air.channel.put async  @in[] (%la[] [] []) {broadcast_set = #set, id = 1 : i32, metadata = @airMemcpyId1}
      : (memref<4xi32>)
    %2 = air.channel.get async  @out[%c0_1, %c0_1] (%lb[4] [4] [1]) {id = 2 : i32, metadata = @airMemcpyId2}
      : (memref<8xi32>)
    %3 = air.channel.get async  @out[%c0_1, %c1_1] (%lb[0] [4] [1]) {id = 3 : i32, metadata = @airMemcpyId3}
      : (memref<8xi32>)
    %4 = air.herd @herd_0 async  tile (%tx, %ty) in (%sx=%c1_1, %sy=%c2)
        attributes {id = 3 : i32, link_with = "k.o", x_loc = 0 : i64, y_loc = 2 : i64} {
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %l1 = memref.alloc() {air.memtile_col = 1 : i32} : memref<4xi32, 2 : i32>
      affine.if #set()[%tx, %ty] {
        air.channel.get  @in[%tx, %ty] (%l1[] [] []) {id = 4 : i32} : (memref<4xi32, 2 : i32>)
      }

      %number = arith.index_cast %ty : index to i32
      scf.for %i = %c0 to %c4 step %c1_0 {
        %x = memref.load %l1[%i] : memref<4xi32, 2 : i32>
        %y = arith.addi %x, %number : i32
        memref.store %y, %l1[%i] : memref<4xi32, 2 : i32>
      } {loop_annotation = #annotation}

      air.channel.put  @out[%tx, %ty] (%l1[] [] []) {id = 5 : i32} : (memref<4xi32, 2 : i32>)
      memref.dealloc %l1 : memref<4xi32, 2 : i32>
    }
    %5 = air.wait_all async [%1, %2, %3, %4]  {air.launch_end}
  }
  air.wait_all [%0]
  return
}
// expect: different
