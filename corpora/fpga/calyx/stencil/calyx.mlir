"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %24:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [10], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    %25:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [10], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    %26:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.seq"() ({
          "calyx.invoke"() <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}, {arg_mem_1 = @mem_1}]}> : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main_1"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    %0 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "hw.constant"() <{value = true}> : () -> i1
    %2 = "hw.constant"() <{value = false}> : () -> i1
    %3 = "hw.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "hw.constant"() <{value = -1 : i32}> : () -> i32
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_3"}> : () -> (i32, i4)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i4)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i4)
    %8:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i4)
    %9:3 = "calyx.std_add"() <{sym_name = "std_add_4"}> : () -> (i32, i32, i32)
    %10:3 = "calyx.std_srsh"() <{sym_name = "std_srsh_0"}> : () -> (i32, i32, i32)
    %11:3 = "calyx.std_add"() <{sym_name = "std_add_3"}> : () -> (i32, i32, i32)
    %12:3 = "calyx.std_add"() <{sym_name = "std_add_2"}> : () -> (i32, i32, i32)
    %13:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %14:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %15:6 = "calyx.register"() <{sym_name = "load_2_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %16:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %17:6 = "calyx.register"() <{sym_name = "load_1_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %18:6 = "calyx.register"() <{sym_name = "load_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %19:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %20:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %21:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [10], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    %22:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [10], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%20#0, %0) : (i32, i32) -> ()
        "calyx.assign"(%20#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%20#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%5#0, %19#2) : (i32, i32) -> ()
        "calyx.assign"(%22#0, %5#1) : (i4, i4) -> ()
        "calyx.assign"(%22#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%22#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%18#0, %22#6) : (i32, i32) -> ()
        "calyx.assign"(%18#1, %22#7) : (i1, i1) -> ()
        "calyx.assign"(%19#0, %20#4) : (i32, i32) -> ()
        "calyx.assign"(%19#1, %4) : (i32, i32) -> ()
        "calyx.group_done"(%18#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%6#0, %20#4) : (i32, i32) -> ()
        "calyx.assign"(%22#0, %6#1) : (i4, i4) -> ()
        "calyx.assign"(%22#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%22#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%17#0, %22#6) : (i32, i32) -> ()
        "calyx.assign"(%17#1, %22#7) : (i1, i1) -> ()
        "calyx.group_done"(%17#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_4"}> ({
        "calyx.assign"(%7#0, %16#2) : (i32, i32) -> ()
        "calyx.assign"(%22#0, %7#1) : (i4, i4) -> ()
        "calyx.assign"(%22#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%22#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%15#0, %22#6) : (i32, i32) -> ()
        "calyx.assign"(%15#1, %22#7) : (i1, i1) -> ()
        "calyx.assign"(%16#0, %20#4) : (i32, i32) -> ()
        "calyx.assign"(%16#1, %0) : (i32, i32) -> ()
        "calyx.group_done"(%15#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%14#3, %17#4) : (i32, i32) -> ()
        "calyx.assign"(%14#4, %3) : (i32, i32) -> ()
        "calyx.assign"(%13#0, %14#5) : (i32, i32) -> ()
        "calyx.assign"(%13#1, %14#6) : (i1, i1) -> ()
        %23 = "comb.xor"(%14#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%14#2, %1, %23) : (i1, i1, i1) -> ()
        "calyx.group_done"(%13#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_9"}> ({
        "calyx.assign"(%8#0, %20#4) : (i32, i32) -> ()
        "calyx.assign"(%21#0, %8#1) : (i4, i4) -> ()
        "calyx.assign"(%21#5, %10#2) : (i32, i32) -> ()
        "calyx.assign"(%21#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%21#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%10#0, %11#2) : (i32, i32) -> ()
        "calyx.assign"(%11#0, %12#2) : (i32, i32) -> ()
        "calyx.assign"(%12#0, %18#4) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %13#4) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %15#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %3) : (i32, i32) -> ()
        "calyx.group_done"(%21#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%9#0, %20#4) : (i32, i32) -> ()
        "calyx.assign"(%9#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%20#0, %9#2) : (i32, i32) -> ()
        "calyx.assign"(%20#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%20#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.par"() ({
          "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
        }) : () -> ()
        "calyx.repeat"() <{count = 8 : i32}> ({
          "calyx.seq"() ({
            "calyx.seq"() ({
              "calyx.enable"() <{groupName = @bb0_1}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_4}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_5}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_9}> : () -> ()
            }) : () -> ()
            "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

