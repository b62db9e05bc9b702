"builtin.module"() ({
  "calyx.component"() <{function_type = (i16, i16, i1, i1, i1, i16, i1) -> (), portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = -32 : i7, portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: i1, %arg3: i1, %arg4: i1, %arg5: i16, %arg6: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "hw.constant"() <{value = 9 : i32}> : () -> i32
    %4:6 = "calyx.register"() <{sym_name = "n"}> : () -> (i32, i1, i1, i1, i32, i1)
    %5:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i16, i1, i1, i1, i16, i1)
    %6:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i32, i32, i32)
    %7:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i32, i32, i1)
    %8:7 = "calyx.std_mult_pipe"() <{sym_name = "mul"}> : () -> (i1, i1, i1, i16, i16, i16, i1)
    "calyx.wires"() ({
      "calyx.assign"(%arg5, %5#4) : (i16, i16) -> ()
      "calyx.assign"(%7#0, %4#4) : (i32, i32) -> ()
      "calyx.assign"(%7#1, %3) : (i32, i32) -> ()
      "calyx.group"() <{sym_name = "begin"}> ({
        "calyx.assign"(%4#0, %1) : (i32, i32) -> ()
        "calyx.assign"(%4#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%5#0, %arg1) : (i16, i16) -> ()
        "calyx.assign"(%5#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%4#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "times"}> ({
        "calyx.assign"(%8#3, %5#4) : (i16, i16) -> ()
        "calyx.assign"(%8#4, %arg0) : (i16, i16) -> ()
        %11 = "comb.xor"(%8#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%8#2, %0, %11) : (i1, i1, i1) -> ()
        "calyx.assign"(%5#0, %8#5) : (i16, i16) -> ()
        "calyx.assign"(%5#1, %8#6) : (i1, i1) -> ()
        "calyx.group_done"(%5#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "count"}> ({
        "calyx.assign"(%6#0, %4#4) : (i32, i32) -> ()
        "calyx.assign"(%6#1, %2) : (i32, i32) -> ()
        "calyx.assign"(%4#0, %6#2) : (i32, i32) -> ()
        "calyx.assign"(%4#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%4#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "fsm.machine"() <{function_type = () -> (), initialState = "fsm_entry", sym_name = "control_main"}> ({
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_begin}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"() : () -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_header"}> ({
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_entry}> ({
            "fsm.return"(%7#2) : (i1) -> ()
          }, {
          }) : () -> ()
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            %9 = "hw.constant"() <{value = true}> : () -> i1
            %10 = "comb.xor"(%7#2, %9) : (i1, i1) -> i1
            "fsm.return"(%10) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_entry"}> ({
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_0_times}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_1_count"}> ({
          "calyx.enable"() <{groupName = @count}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @fsm_exit}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_0_times"}> ({
          "calyx.enable"() <{groupName = @times}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_1_count}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_begin"}> ({
          "calyx.enable"() <{groupName = @begin}> : () -> ()
          "fsm.output"() : () -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_header}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {compiledGroups = [@count, @times, @begin]} : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

