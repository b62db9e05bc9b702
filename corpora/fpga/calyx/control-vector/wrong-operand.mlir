"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg11: i1, %arg12: i1, %arg13: i1, %arg14: i1):
    %21:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %22:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %23:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %24:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.invoke"() <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}, {arg_mem_1 = @mem_1}, {arg_mem_2 = @mem_2}]}> : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main_1"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1 = "hw.constant"() <{value = false}> : () -> i1
    %2 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "hw.constant"() <{value = 6 : i32}> : () -> i32
    %4 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i3)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i3)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i3)
    %8:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %9:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %10:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %11:3 = "calyx.std_slt"() <{sym_name = "std_slt_0"}> : () -> (i32, i32, i1)
    %12:6 = "calyx.register"() <{sym_name = "while_0_arg0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %13:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %14:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %15:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "assign_while_0_init_0"}> ({
        "calyx.assign"(%12#0, %4) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%12#5) : (i1) -> ()
      }) : () -> ()
      "calyx.assign"(%11#0, %12#4) : (i32, i32) -> ()
      "calyx.assign"(%11#1, %3) : (i32, i32) -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%5#0, %12#4) : (i32, i32) -> ()
        "calyx.assign"(%15#0, %5#1) : (i3, i3) -> ()
        "calyx.assign"(%15#3, %0) : (i1, i1) -> ()
        "calyx.assign"(%15#4, %1) : (i1, i1) -> ()
        "calyx.group_done"(%15#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%6#0, %12#4) : (i32, i32) -> ()
        "calyx.assign"(%14#0, %6#1) : (i3, i3) -> ()
        "calyx.assign"(%14#3, %0) : (i1, i1) -> ()
        "calyx.assign"(%14#4, %1) : (i1, i1) -> ()
        "calyx.group_done"(%14#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_4"}> ({
        "calyx.assign"(%9#3, %15#6) : (i32, i32) -> ()
        "calyx.assign"(%9#4, %14#6) : (i32, i32) -> ()
        "calyx.assign"(%8#0, %9#5) : (i32, i32) -> ()
        "calyx.assign"(%8#1, %9#6) : (i1, i1) -> ()
        %20 = "comb.xor"(%9#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%9#2, %0, %20) : (i1, i1, i1) -> ()
        "calyx.group_done"(%8#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%7#0, %12#4) : (i32, i32) -> ()
        "calyx.assign"(%13#0, %7#1) : (i3, i3) -> ()
        "calyx.assign"(%13#5, %8#4) : (i32, i32) -> ()
        "calyx.assign"(%13#4, %0) : (i1, i1) -> ()
        "calyx.assign"(%13#3, %0) : (i1, i1) -> ()
        "calyx.group_done"(%13#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "assign_while_0_latch"}> ({
        "calyx.assign"(%12#0, %10#2) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%10#0, %12#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %2) : (i32, i32) -> ()
        "calyx.group_done"(%12#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "fsm.machine"() <{function_type = (i1, i1, i1, i1, i1, i1, i1) -> (i1, i1, i1, i1, i1, i1, i1), initialState = "fsm_entry", sym_name = "control_main_1"}> ({
      ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1, %arg8: i1, %arg9: i1, %arg10: i1):
        %16 = "hw.constant"() <{value = true}> : () -> i1
        %17 = "hw.constant"() <{value = false}> : () -> i1
        "fsm.state"() <{sym_name = "fsm_entry"}> ({
          "fsm.output"(%17, %17, %17, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_0_assign_while_0_init_0}> ({
            "fsm.return"(%arg10) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "fsm_exit"}> ({
          "fsm.output"(%17, %17, %17, %17, %17, %17, %16) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
        ^bb0:
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_header"}> ({
          "fsm.output"(%17, %17, %17, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_entry}> ({
            "fsm.return"(%11#2) : (i1) -> ()
          }, {
          }) : () -> ()
          "fsm.transition"() <{nextState = @fsm_exit}> ({
            %18 = "hw.constant"() <{value = true}> : () -> i1
            %19 = "comb.xor"(%11#2, %18) : (i1, i1) -> i1
            "fsm.return"(%19) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_entry"}> ({
          "fsm.output"(%17, %17, %17, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_0_bb0_2}> ({
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_4_assign_while_0_latch"}> ({
          "fsm.output"(%16, %17, %17, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_header}> ({
            "fsm.return"(%arg4) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_3_bb0_5"}> ({
          "fsm.output"(%17, %16, %17, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_4_assign_while_0_latch}> ({
            "fsm.return"(%arg5) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_2_bb0_4"}> ({
          "fsm.output"(%17, %17, %16, %17, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_3_bb0_5}> ({
            "fsm.return"(%arg6) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_1_bb0_3"}> ({
          "fsm.output"(%17, %17, %17, %16, %17, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_2_bb0_4}> ({
            "fsm.return"(%arg7) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_1_while_seq_0_bb0_2"}> ({
          "fsm.output"(%17, %17, %17, %17, %16, %17, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_seq_2_bb0_4}> ({
            "fsm.return"(%arg8) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
        "fsm.state"() <{sym_name = "seq_0_assign_while_0_init_0"}> ({
          "fsm.output"(%17, %17, %17, %17, %17, %16, %17) : (i1, i1, i1, i1, i1, i1, i1) -> ()
        }, {
          "fsm.transition"() <{nextState = @seq_1_while_header}> ({
            "fsm.return"(%arg9) : (i1) -> ()
          }, {
          }) : () -> ()
        }) : () -> ()
      }) {calyx.fsm_group_done_inputs = {assign_while_0_init_0 = 5 : i64, assign_while_0_latch = 0 : i64, bb0_2 = 4 : i64, bb0_3 = 3 : i64, bb0_4 = 2 : i64, bb0_5 = 1 : i64}, calyx.fsm_group_go_outputs = {assign_while_0_init_0 = 5 : i64, assign_while_0_latch = 0 : i64, bb0_2 = 4 : i64, bb0_3 = 3 : i64, bb0_4 = 2 : i64, bb0_5 = 1 : i64}, calyx.fsm_top_level_done = 6 : i64, calyx.fsm_top_level_go = 6 : i64, compiledGroups = [@assign_while_0_latch, @bb0_5, @bb0_4, @bb0_3, @bb0_2, @assign_while_0_init_0]} : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

