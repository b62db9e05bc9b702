"builtin.module"() ({
  "calyx.component"() <{function_type = (i16, i1, i1, i1, i16, i1) -> (), portAttributes = [{}, {clk}, {reset}, {go}, {}, {done}], portDirections = -16 : i6, portNames = ["in0", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i1, %arg2: i1, %arg3: i1, %arg4: i16, %arg5: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i16, i1, i1, i1, i16, i1)
    %2:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i16, i16, i16)
    "calyx.wires"() ({
      "calyx.assign"(%arg4, %1#4) : (i16, i16) -> ()
      "calyx.group"() <{sym_name = "begin"}> ({
        "calyx.assign"(%1#0, %arg0) : (i16, i16) -> ()
        "calyx.assign"(%1#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%1#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "more"}> ({
        "calyx.assign"(%2#0, %1#4) : (i16, i16) -> ()
        "calyx.assign"(%2#1, %arg0) : (i16, i16) -> ()
        "calyx.assign"(%1#0, %2#2) : (i16, i16) -> ()
        "calyx.assign"(%1#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%1#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "fsm.machine"() <{function_type = (i1, i1, i1) -> (i1, i1, i1), initialState = "fsm_entry", sym_name = "control_main"}> ({
      ^bb0(%arg6: i1, %arg7: i1, %arg8: i1):
        %3 = "hw.constant"() <{value = true}> : () -> i1
        %4 = "hw.constant"() <{value = false}> : () -> i1
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"(%4, %4, %4) : (i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_begin}> ({
            "fsm.return"(%arg8) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"(%4, %4, %3) : (i1, i1, i1) -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_2_more"}> ({
          "fsm.output"(%3, %4, %4) : (i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            "fsm.return"(%arg6) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_more"}> ({
          "fsm.output"(%3, %4, %4) : (i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_2_more}> ({
            "fsm.return"(%arg6) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_begin"}> ({
          "fsm.output"(%4, %3, %4) : (i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_more}> ({
            "fsm.return"(%arg7) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {calyx.fsm_group_done_inputs = {begin = 1 : i64, more = 0 : i64}, calyx.fsm_group_go_outputs = {begin = 1 : i64, more = 0 : i64}, calyx.fsm_top_level_done = 2 : i64, calyx.fsm_top_level_go = 2 : i64, compiledGroups = [@more, @more, @begin]} : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

