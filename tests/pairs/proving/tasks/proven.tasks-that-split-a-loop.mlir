func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  affine.for %i = 0 to 8 {
  affine.for %j = 0 to 4 {

  %v = memref.load %a[%i, %j] : memref<8x4xi32>
  %d = arith.addi %v, %v : i32
  memref.store %d, %b[%i, %j] : memref<8x4xi32>

  }
  }
  return
}
// -----
module {
  func.func @f(%arg0: memref<8x4xi32>, %arg1: memref<8x4xi32>, %arg2: memref<i32>) {
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %false = arith.constant false
    scf.if %false {
    } else {
      scf.if %false {
        scf.if %false {
          func.call @parallel_compute_fn_with_aligned_loops(%c0, %c4, %c8, %c4, %c0, %c0, %c8, %c4, %c1, %c1, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
        } else {
          %0 = async.create_group %c15 : !async.group
          func.call @async_dispatch_fn(%0, %c0, %c16, %c4, %c8, %c4, %c0, %c0, %c8, %c4, %c1, %c1, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
          async.await_all %0
        }
      } else {
        scf.if %false {
          func.call @parallel_compute_fn(%c0, %c2, %c8, %c4, %c0, %c0, %c8, %c4, %c1, %c1, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
        } else {
          %0 = async.create_group %c15 : !async.group
          func.call @async_dispatch_fn_0(%0, %c0, %c16, %c2, %c8, %c4, %c0, %c0, %c8, %c4, %c1, %c1, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
          async.await_all %0
        }
      }
    }
    return
  }
  func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<8x4xi32>, %arg11: memref<8x4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c32 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.divsi %0, %c4 : index
    %5 = arith.remsi %4, %c8 : index
    %6 = arith.divsi %3, %c4 : index
    %7 = arith.remsi %6, %c8 : index
    %8 = arith.addi %7, %c1 : index
    scf.for %arg12 = %5 to %8 step %c1 {
      scf.for %arg13 = %c0 to %c4 step %c1 {
        %9 = memref.load %arg10[%arg12, %arg13] : memref<8x4xi32>
        %10 = arith.addi %9, %9 : i32
        memref.store %10, %arg11[%arg12, %arg13] : memref<8x4xi32>
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<8x4xi32>, %arg13: memref<8x4xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn_with_aligned_loops(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<8x4xi32>, %arg11: memref<8x4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c32 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c4 : index
    %5 = arith.divsi %0, %c4 : index
    %6 = arith.remsi %5, %c8 : index
    %7 = arith.remsi %3, %c4 : index
    %8 = arith.divsi %3, %c4 : index
    %9 = arith.remsi %8, %c8 : index
    %10 = arith.addi %9, %c1 : index
    %11 = arith.addi %7, %c1 : index
    scf.for %arg12 = %6 to %10 step %c1 {
      %12 = arith.cmpi eq, %arg12, %6 : index
      %13 = arith.cmpi eq, %arg12, %9 : index
      %14 = arith.select %12, %4, %c0 : index
      %15 = arith.select %13, %11, %c4 : index
      scf.for %arg13 = %14 to %15 step %c1 {
        %16 = memref.load %arg10[%arg12, %arg13] : memref<8x4xi32>
        %17 = arith.addi %16, %16 : i32
        memref.store %17, %arg11[%arg12, %arg13] : memref<8x4xi32>
      }
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<8x4xi32>, %arg13: memref<8x4xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, memref<8x4xi32>, memref<8x4xi32>) -> ()
    return
  }
}
// expect: equivalent bitwise
