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
        %9 = "comb.xor"(%6#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%6#2, %0, %9) : (i1, i1, i1) -> ()
        "calyx.group_done"(%5#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%3#3, %4#2) : (i16, i16) -> ()
        "calyx.assign"(%3#4, %arg0) : (i16, i16) -> ()
        "calyx.assign"(%2#0, %3#5) : (i16, i16) -> ()
        "calyx.assign"(%2#1, %3#6) : (i1, i1) -> ()
        %8 = "comb.xor"(%3#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%3#2, %0, %8) : (i1, i1, i1) -> ()
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
      "fsm.machine"() <{function_type = () -> (), initialState = "fsm_entry", sym_name = "control_main"}> ({
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_bb0_0}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"() : () -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_2_ret_assign_0"}> ({
          "calyx.enable"() <{groupName = @ret_assign_0}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_bb0_2"}> ({
          "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_2_ret_assign_0}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_bb0_0"}> ({
          "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_bb0_2}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {compiledGroups = [@ret_assign_0, @bb0_2, @bb0_0]} : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

