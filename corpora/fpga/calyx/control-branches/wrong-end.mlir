"builtin.module"() ({
  "calyx.component"() <{function_type = (i32, i32, i1, i1, i1, i32, i1) -> (), portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = -32 : i7, portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: i1, %arg4: i1, %arg5: i32, %arg6: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %2:6 = "calyx.register"() <{sym_name = "muli_2_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %3:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_2"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %4:6 = "calyx.register"() <{sym_name = "cmpi_0_reg"}> : () -> (i1, i1, i1, i1, i1, i1)
    %5:3 = "calyx.std_slt"() <{sym_name = "std_slt_0"}> : () -> (i32, i32, i1)
    %6:6 = "calyx.register"() <{sym_name = "muli_1_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %7:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_1"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %8:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %9:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %10:6 = "calyx.register"() <{sym_name = "if_res_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %11:6 = "calyx.register"() <{sym_name = "ret_arg0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    "calyx.wires"() ({
      "calyx.assign"(%arg5, %11#4) : (i32, i32) -> ()
      "calyx.group"() <{sym_name = "then_br_0"}> ({
        "calyx.assign"(%10#0, %2#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%10#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "else_br_0"}> ({
        "calyx.assign"(%10#0, %1#2) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%1#0, %8#4) : (i32, i32) -> ()
        "calyx.assign"(%1#1, %6#4) : (i32, i32) -> ()
        "calyx.group_done"(%10#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%9#3, %arg0) : (i32, i32) -> ()
        "calyx.assign"(%9#4, %arg1) : (i32, i32) -> ()
        "calyx.assign"(%8#0, %9#5) : (i32, i32) -> ()
        "calyx.assign"(%8#1, %9#6) : (i1, i1) -> ()
        %18 = "comb.xor"(%9#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%9#2, %0, %18) : (i1, i1, i1) -> ()
        "calyx.group_done"(%8#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%7#3, %8#4) : (i32, i32) -> ()
        "calyx.assign"(%7#4, %8#4) : (i32, i32) -> ()
        "calyx.assign"(%6#0, %7#5) : (i32, i32) -> ()
        "calyx.assign"(%6#1, %7#6) : (i1, i1) -> ()
        %17 = "comb.xor"(%7#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%7#2, %0, %17) : (i1, i1, i1) -> ()
        "calyx.group_done"(%6#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%4#0, %5#2) : (i1, i1) -> ()
        "calyx.assign"(%4#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%5#0, %8#4) : (i32, i32) -> ()
        "calyx.assign"(%5#1, %arg0) : (i32, i32) -> ()
        "calyx.group_done"(%4#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%3#3, %6#4) : (i32, i32) -> ()
        "calyx.assign"(%3#4, %arg1) : (i32, i32) -> ()
        "calyx.assign"(%2#0, %3#5) : (i32, i32) -> ()
        "calyx.assign"(%2#1, %3#6) : (i1, i1) -> ()
        %16 = "comb.xor"(%3#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%3#2, %0, %16) : (i1, i1, i1) -> ()
        "calyx.group_done"(%2#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "ret_assign_0"}> ({
        "calyx.assign"(%11#0, %10#4) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%11#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "fsm.machine"() <{function_type = (i1, i1, i1, i1, i1, i1, i1, i1) -> (i1, i1, i1, i1, i1, i1, i1, i1), initialState = "fsm_entry", sym_name = "control_main"}> ({
      ^bb0(%arg7: i1, %arg8: i1, %arg9: i1, %arg10: i1, %arg11: i1, %arg12: i1, %arg13: i1, %arg14: i1):
        %12 = "hw.constant"() <{value = true}> : () -> i1
        %13 = "hw.constant"() <{value = false}> : () -> i1
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_bb0_0}> ({
            "fsm.return"(%arg14) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %13, %12) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_4_ret_assign_0"}> ({
          "fsm.output"(%12, %13, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            "fsm.return"(%arg7) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_3_if_then}> ({
            "fsm.return"(%4#4) : (i1) -> ()
          }, {
          }) : () -> ()
          "fsm.transition"() <{nextState = @seq_3_if_else}> ({
            %14 = "hw.constant"() <{value = true}> : () -> i1
            %15 = "comb.xor"(%4#4, %14) : (i1, i1) -> i1
            "fsm.return"(%15) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if_then"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_3_if_then_seq_0_bb0_3}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if_then_seq_1_then_br_0"}> ({
          "fsm.output"(%13, %12, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            "fsm.return"(%arg8) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if_then_seq_0_bb0_3"}> ({
          "fsm.output"(%13, %13, %12, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_3_if_then_seq_1_then_br_0}> ({
            "fsm.return"(%arg9) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if_else"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_3_if_else_seq_0_else_br_0}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_3_if_else_seq_0_else_br_0"}> ({
          "fsm.output"(%13, %13, %13, %12, %13, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_4_ret_assign_0}> ({
            "fsm.return"(%arg10) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_2_bb0_2"}> ({
          "fsm.output"(%13, %13, %13, %13, %12, %13, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_3_if}> ({
            "fsm.return"(%arg11) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_bb0_1"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %12, %13, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_2_bb0_2}> ({
            "fsm.return"(%arg12) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_bb0_0"}> ({
          "fsm.output"(%13, %13, %13, %13, %13, %13, %12, %13) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_bb0_1}> ({
            "fsm.return"(%arg13) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {calyx.fsm_group_done_inputs = {bb0_0 = 6 : i64, bb0_1 = 5 : i64, bb0_2 = 4 : i64, bb0_3 = 2 : i64, else_br_0 = 3 : i64, ret_assign_0 = 0 : i64, then_br_0 = 1 : i64}, calyx.fsm_group_go_outputs = {bb0_0 = 6 : i64, bb0_1 = 5 : i64, bb0_2 = 4 : i64, bb0_3 = 2 : i64, else_br_0 = 3 : i64, ret_assign_0 = 0 : i64, then_br_0 = 1 : i64}, calyx.fsm_top_level_done = 7 : i64, calyx.fsm_top_level_go = 7 : i64, compiledGroups = [@ret_assign_0, @then_br_0, @bb0_3, @else_br_0, @bb0_2, @bb0_1, @bb0_0]} : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

