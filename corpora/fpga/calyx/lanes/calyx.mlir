"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %22:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "mem_3", width = 32 : i64}> {external = true} : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %23:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %24:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %25:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %26:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.seq"() ({
          "calyx.invoke"() <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}, {arg_mem_1 = @mem_1}, {arg_mem_2 = @mem_2}, {arg_mem_3 = @mem_3}]}> : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main_1"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    %0 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "hw.constant"() <{value = true}> : () -> i1
    %2 = "hw.constant"() <{value = false}> : () -> i1
    %3 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %4:2 = "calyx.std_slice"() <{sym_name = "std_slice_3"}> : () -> (i32, i1)
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i1)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i1)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i1)
    %8:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %9:6 = "calyx.register"() <{sym_name = "muli_1_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %10:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_1"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %11:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %12:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %13:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %14:6 = "calyx.register"() <{sym_name = "for_1_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %15:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %16:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "arg_mem_3", width = 32 : i64}> : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %17:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %18:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    %19:8 = "calyx.seq_mem"() <{addrSizes = [1], sizes = [2], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i1, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%15#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%15#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%15#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_1_induction_var"}> ({
        "calyx.assign"(%14#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%14#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%14#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%4#0, %15#4) : (i32, i32) -> ()
        "calyx.assign"(%19#0, %4#1) : (i1, i1) -> ()
        "calyx.assign"(%19#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%19#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%19#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%13#3, %19#6) : (i32, i32) -> ()
        "calyx.assign"(%13#4, %19#6) : (i32, i32) -> ()
        "calyx.assign"(%12#0, %13#5) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %13#6) : (i1, i1) -> ()
        %21 = "comb.xor"(%13#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%13#2, %1, %21) : (i1, i1, i1) -> ()
        "calyx.group_done"(%12#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%5#0, %15#4) : (i32, i32) -> ()
        "calyx.assign"(%17#0, %5#1) : (i1, i1) -> ()
        "calyx.assign"(%17#5, %12#4) : (i32, i32) -> ()
        "calyx.assign"(%17#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%17#3, %1) : (i1, i1) -> ()
        "calyx.group_done"(%17#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%11#0, %15#4) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%15#0, %11#2) : (i32, i32) -> ()
        "calyx.assign"(%15#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%15#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%6#0, %14#4) : (i32, i32) -> ()
        "calyx.assign"(%18#0, %6#1) : (i1, i1) -> ()
        "calyx.assign"(%18#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%18#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%18#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_4"}> ({
        "calyx.assign"(%10#3, %18#6) : (i32, i32) -> ()
        "calyx.assign"(%10#4, %18#6) : (i32, i32) -> ()
        "calyx.assign"(%9#0, %10#5) : (i32, i32) -> ()
        "calyx.assign"(%9#1, %10#6) : (i1, i1) -> ()
        %20 = "comb.xor"(%10#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%10#2, %1, %20) : (i1, i1, i1) -> ()
        "calyx.group_done"(%9#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%7#0, %14#4) : (i32, i32) -> ()
        "calyx.assign"(%16#0, %7#1) : (i1, i1) -> ()
        "calyx.assign"(%16#5, %9#4) : (i32, i32) -> ()
        "calyx.assign"(%16#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%16#3, %1) : (i1, i1) -> ()
        "calyx.group_done"(%16#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_1_induction_var"}> ({
        "calyx.assign"(%8#0, %14#4) : (i32, i32) -> ()
        "calyx.assign"(%8#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%14#0, %8#2) : (i32, i32) -> ()
        "calyx.assign"(%14#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%14#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.par"() ({
          "calyx.seq"() ({
            "calyx.par"() ({
              "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
            }) : () -> ()
            "calyx.repeat"() <{count = 2 : i32}> ({
              "calyx.seq"() ({
                "calyx.seq"() ({
                  "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
                  "calyx.enable"() <{groupName = @bb0_1}> : () -> ()
                  "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
                }) : () -> ()
                "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
              }) : () -> ()
            }) : () -> ()
          }) : () -> ()
          "calyx.seq"() ({
            "calyx.par"() ({
              "calyx.enable"() <{groupName = @init_for_1_induction_var}> : () -> ()
            }) : () -> ()
            "calyx.repeat"() <{count = 2 : i32}> ({
              "calyx.seq"() ({
                "calyx.seq"() ({
                  "calyx.enable"() <{groupName = @bb0_3}> : () -> ()
                  "calyx.enable"() <{groupName = @bb0_4}> : () -> ()
                  "calyx.enable"() <{groupName = @bb0_5}> : () -> ()
                }) : () -> ()
                "calyx.enable"() <{groupName = @incr_for_1_induction_var}> : () -> ()
              }) : () -> ()
            }) : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

