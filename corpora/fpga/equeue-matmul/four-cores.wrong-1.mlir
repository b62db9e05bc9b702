func.func @kernel(%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>) {
  %core0 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %core1 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %core2 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %core3 = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
  %start = "equeue.control_start"() : () -> !equeue.signal
  %done0 = "equeue.launch"(%start, %core0, %a, %b, %c) ({
  ^bb0(%left: memref<4x3xf32>, %right: memref<3x5xf32>, %out: memref<4x5xf32>):
    %i = arith.constant 0 : index
    affine.for %k = 0 to 3 {
      %x = "equeue.read"(%left, %i, %k) : (memref<4x3xf32>, index, index) -> f32
      affine.for %j = 0 to 5 {
        %y = "equeue.read"(%right, %k, %j) : (memref<3x5xf32>, index, index) -> f32
        %z = "equeue.read"(%out, %i, %j) : (memref<4x5xf32>, index, index) -> f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        "equeue.write"(%s, %out, %i, %j) : (f32, memref<4x5xf32>, index, index) -> ()
      }
    }
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, memref<4x3xf32>, memref<3x5xf32>, memref<4x5xf32>) -> !equeue.signal
  %done1 = "equeue.launch"(%start, %core1, %a, %b, %c) ({
  ^bb0(%left: memref<4x3xf32>, %right: memref<3x5xf32>, %out: memref<4x5xf32>):
    %i = arith.constant 1 : index
    affine.for %k = 0 to 3 {
      %x = "equeue.read"(%left, %i, %k) : (memref<4x3xf32>, index, index) -> f32
      affine.for %j = 0 to 5 {
        %y = "equeue.read"(%right, %k, %j) : (memref<3x5xf32>, index, index) -> f32
        %z = "equeue.read"(%out, %i, %j) : (memref<4x5xf32>, index, index) -> f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        "equeue.write"(%s, %out, %i, %j) : (f32, memref<4x5xf32>, index, index) -> ()
      }
    }
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, memref<4x3xf32>, memref<3x5xf32>, memref<4x5xf32>) -> !equeue.signal
  %done2 = "equeue.launch"(%start, %core2, %a, %b, %c) ({
  ^bb0(%left: memref<4x3xf32>, %right: memref<3x5xf32>, %out: memref<4x5xf32>):
    %i = arith.constant 2 : index
    affine.for %k = 0 to 3 {
      %x = "equeue.read"(%left, %i, %k) : (memref<4x3xf32>, index, index) -> f32
      affine.for %j = 0 to 5 {
        %y = "equeue.read"(%right, %k, %j) : (memref<3x5xf32>, index, index) -> f32
        %z = "equeue.read"(%out, %i, %j) : (memref<4x5xf32>, index, index) -> f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        "equeue.write"(%s, %out, %i, %j) : (f32, memref<4x5xf32>, index, index) -> ()
      }
    }
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, memref<4x3xf32>, memref<3x5xf32>, memref<4x5xf32>) -> !equeue.signal
  %done3 = "equeue.launch"(%start, %core3, %a, %b, %c) ({
  ^bb0(%left: memref<4x3xf32>, %right: memref<3x5xf32>, %out: memref<4x5xf32>):
    %i = arith.constant 2 : index
    affine.for %k = 0 to 3 {
      %x = "equeue.read"(%left, %i, %k) : (memref<4x3xf32>, index, index) -> f32
      affine.for %j = 0 to 5 {
        %y = "equeue.read"(%right, %k, %j) : (memref<3x5xf32>, index, index) -> f32
        %z = "equeue.read"(%out, %i, %j) : (memref<4x5xf32>, index, index) -> f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        "equeue.write"(%s, %out, %i, %j) : (f32, memref<4x5xf32>, index, index) -> ()
      }
    }
    "equeue.return"() : () -> ()
  }) : (!equeue.signal, i32, memref<4x3xf32>, memref<3x5xf32>, memref<4x5xf32>) -> !equeue.signal
  "equeue.await"(%done0, %done1, %done2, %done3) : (!equeue.signal, !equeue.signal, !equeue.signal, !equeue.signal) -> ()
  return
}
