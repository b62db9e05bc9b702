"builtin.module"() ({
  "calyx.component"() <{function_type = (i16, i16, i16, i16, i1, i1, i1, i16, i1) -> (), portAttributes = [{}, {}, {}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = -128 : i9, portNames = ["in0", "in1", "in2", "in3", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: i16, %arg3: i16, %arg4: i1, %arg5: i1, %arg6: i1, %arg7: i16, %arg8: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1:3 = "calyx.std_sub"() <{sym_name = "std_sub_0"}> : () -> (i16, i16, i16)
    %2:6 = "calyx.register"() <{sym_name = "muli_1_reg"}> : () -> (i16, i1, i1, i1, i16, i1)
    %3:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_1"}> : () -> (i1, i1, i1, i16, i16, i16, i1)
    %4:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i16, i16, i16)
    %5:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i16, i1, i1, i1, i16, i1)
    %6:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i16, i16, i16, i1)
    %7:6 = "calyx.register"() <{sym_name = "ret_arg0_reg"}> : () -> (i16, i1, i1, i1, i16, i1)
    "calyx.wires"() ({
      "calyx.assign"(%arg7, %7#4) : (i16, i16) -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%6#3, %arg0) : (i16, i16) -> ()
        "calyx.assign"(%6#4, %arg1) : (i16, i16) -> ()
        "calyx.assign"(%5#0, %6#5) : (i16, i16) -> ()
        "calyx.assign"(%5#1, %6#6) : (i1, i1) -> ()
        %11 = "comb.xor"(%6#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%6#2, %0, %11) : (i1, i1, i1) -> ()
        "calyx.group_done"(%5#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%3#3, %4#2) : (i16, i16) -> ()
        "calyx.assign"(%3#4, %arg0) : (i16, i16) -> ()
        "calyx.assign"(%2#0, %3#5) : (i16, i16) -> ()
        "calyx.assign"(%2#1, %3#6) : (i1, i1) -> ()
        %10 = "comb.xor"(%3#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%3#2, %0, %10) : (i1, i1, i1) -> ()
        "calyx.assign"(%4#0, %5#4) : (i16, i16) -> ()
        "calyx.assign"(%4#1, %arg2) : (i16, i16) -> ()
        "calyx.group_done"(%2#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "ret_assign_0"}> ({
        "calyx.assign"(%7#0, %1#2) : (i16, i16) -> ()
        "calyx.assign"(%7#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%1#0, %2#4) : (i16, i16) -> ()
        "calyx.assign"(%1#1, %arg3) : (i16, i16) -> ()
        "calyx.group_done"(%7#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "fsm.machine"() <{function_type = (i1, i1, i1, i1) -> (i1, i1, i1, i1), initialState = "fsm_entry", sym_name = "control_main"}> ({
      ^bb0(%arg9: i1, %arg10: i1, %arg11: i1, %arg12: i1):
        %8 = "hw.constant"() <{value = true}> : () -> i1
        %9 = "hw.constant"() <{value = false}> : () -> i1
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"(%9, %9, %9, %9) : (i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_bb0_0}> ({
            "fsm.return"(%arg12) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"(%9, %9, %9, %8) : (i1, i1, i1, i1) -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_2_ret_assign_0"}> ({
          "fsm.output"(%8, %9, %9, %9) : (i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            "fsm.return"(%arg9) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_bb0_2"}> ({
          "fsm.output"(%9, %8, %9, %9) : (i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_2_ret_assign_0}> ({
            "fsm.return"(%arg10) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_bb0_0"}> ({
          "fsm.output"(%9, %9, %8, %9) : (i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_bb0_2}> ({
            "fsm.return"(%arg11) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {calyx.fsm_group_done_inputs = {bb0_0 = 2 : i64, bb0_2 = 1 : i64, ret_assign_0 = 0 : i64}, calyx.fsm_group_go_outputs = {bb0_0 = 2 : i64, bb0_2 = 1 : i64, ret_assign_0 = 0 : i64}, calyx.fsm_top_level_done = 3 : i64, calyx.fsm_top_level_go = 3 : i64, compiledGroups = [@ret_assign_0, @bb0_2, @bb0_0]} : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

