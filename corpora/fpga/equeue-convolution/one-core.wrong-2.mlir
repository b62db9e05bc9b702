func.func @kernel(%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>) {
  %core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %done = "equeue.launch"(%start, %core, %x, %w, %y) ({
  ^bb0(%in: memref<10xi32>, %taps: memref<3xi32>, %out: memref<8xi32>):
    %zero = arith.constant 0 : i32
    affine.for %i = 0 to 7 {
      "equeue.write"(%zero, %out, %i) {bank = 0 : i64} : (i32, memref<8xi32>, index) -> ()
      affine.for %j = 0 to 3 {
        %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
        %a = "equeue.read"(%in, %at) {bank = 0 : i64} : (memref<10xi32>, index) -> i32
        %b = "equeue.read"(%taps, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
        %c = "equeue.read"(%out, %i) {bank = 0 : i64} : (memref<8xi32>, index) -> i32
        %p = arith.muli %a, %b : i32
        %s = arith.addi %c, %p : i32
        "equeue.write"(%s, %out, %i) {bank = 0 : i64} : (i32, memref<8xi32>, index) -> ()
      }
    }
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, memref<10xi32>, memref<3xi32>, memref<8xi32>) -> !equeue.signal
  "equeue.await"(%done) : (!equeue.signal) -> ()
  return
}
