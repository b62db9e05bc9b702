// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %c = constant <i32: 7> : tile<i32>
    %r = maxi %v, %c signed : tile<i32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
"cuda_tile.module"() <{sym_name = "kernels"}> ({
  "cuda_tile.entry"() <{arg_attrs = [{}, {}], function_type = (!cuda_tile.tile<ptr<i32>>, !cuda_tile.tile<ptr<i32>>) -> (), sym_name = "k"}> ({
  ^bb0(%arg0: !cuda_tile.tile<ptr<i32>>, %arg1: !cuda_tile.tile<ptr<i32>>):
    %0 = "cuda_tile.make_token"() : () -> !cuda_tile.token
    %1:2 = "cuda_tile.load_ptr_tko"(%arg1, %0) <{memory_ordering_semantics = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!cuda_tile.tile<ptr<i32>>, !cuda_tile.token) -> (!cuda_tile.tile<i32>, !cuda_tile.token)
    %2 = "cuda_tile.constant"() <{value = dense<7> : !cuda_tile.tile<i32>}> : () -> !cuda_tile.tile<i32>
    %3 = "cuda_tile.cmpi"(%1#0, %2) <{comparison_predicate = #cuda_tile.comparison_predicate<greater_than>, signedness = #cuda_tile.signedness<signed>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i1>
    %4 = "cuda_tile.if"(%3) ({
      "cuda_tile.yield"(%1#0) : (!cuda_tile.tile<i32>) -> ()
    }, {
      "cuda_tile.yield"(%2) : (!cuda_tile.tile<i32>) -> ()
    }) : (!cuda_tile.tile<i1>) -> !cuda_tile.tile<i32>
    %5 = "cuda_tile.store_ptr_tko"(%arg0, %4, %1#1) <{memory_ordering_semantics = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!cuda_tile.tile<ptr<i32>>, !cuda_tile.tile<i32>, !cuda_tile.token) -> !cuda_tile.token
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// expect: equivalent bitwise
