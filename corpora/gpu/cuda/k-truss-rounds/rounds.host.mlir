memref.global "private" constant @from : memref<8xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 3]>
memref.global "private" constant @to : memref<8xi32> = dense<[1, 2, 3, 2, 3, 3, 4, 4]>
memref.global "private" constant @start : memref<6xi32> = dense<[0, 3, 6, 10, 14, 16]>
memref.global "private" constant @neighbour : memref<16xi32> = dense<[1, 2, 3, 0, 2, 3, 0, 1, 3, 4, 0, 1, 2, 4, 2, 3]>
memref.global "private" constant @edge : memref<16xi32> = dense<[0, 1, 2, 0, 3, 4, 1, 3, 5, 6, 2, 4, 5, 7, 6, 7]>
func.func @kernel(%alive: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %edges = arith.constant 8 : i32
  %least = arith.constant 2 : i32
  %from = memref.get_global @from : memref<8xi32>
  %to = memref.get_global @to : memref<8xi32>
  %start = memref.get_global @start : memref<6xi32>
  %neighbour = memref.get_global @neighbour : memref<16xi32>
  %edge = memref.get_global @edge : memref<16xi32>
  %support = memref.alloc() : memref<8xi32>
  %changed = memref.alloc() : memref<1xi32>
  scf.while : () -> () {
    memref.store %zero, %changed[%c0] : memref<1xi32>
    gpu.launch_func @cuda::@count_support blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%from : memref<8xi32>, %to : memref<8xi32>, %start : memref<6xi32>, %neighbour : memref<16xi32>,
           %edge : memref<16xi32>, %alive : memref<8xi32>, %support : memref<8xi32>, %edges : i32)
    gpu.launch_func @cuda::@remove_edges blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%support : memref<8xi32>, %alive : memref<8xi32>, %changed : memref<1xi32>, %least : i32, %edges : i32)
    %any = memref.load %changed[%c0] : memref<1xi32>
    %again = arith.cmpi ne, %any, %zero : i32
    scf.condition(%again)
  } do {
    scf.yield
  }
  memref.dealloc %support : memref<8xi32>
  memref.dealloc %changed : memref<1xi32>
  return
}
