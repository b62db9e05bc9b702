"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %40:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [20], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    %41:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [30], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    %42:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [24], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    %43:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
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
    %0 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "hw.constant"() <{value = true}> : () -> i1
    %2 = "hw.constant"() <{value = false}> : () -> i1
    %3 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "hw.constant"() <{value = 5 : i32}> : () -> i32
    %5 = "hw.constant"() <{value = 6 : i32}> : () -> i32
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_3"}> : () -> (i32, i5)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i5)
    %8:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i5)
    %9:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i5)
    %10:3 = "calyx.std_add"() <{sym_name = "std_add_7"}> : () -> (i32, i32, i32)
    %11:3 = "calyx.std_add"() <{sym_name = "std_add_6"}> : () -> (i32, i32, i32)
    %12:3 = "calyx.std_add"() <{sym_name = "std_add_5"}> : () -> (i32, i32, i32)
    %13:3 = "calyx.std_add"() <{sym_name = "std_add_4"}> : () -> (i32, i32, i32)
    %14:6 = "calyx.register"() <{sym_name = "muli_4_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %15:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_4"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %16:3 = "calyx.std_add"() <{sym_name = "std_add_3"}> : () -> (i32, i32, i32)
    %17:6 = "calyx.register"() <{sym_name = "muli_3_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %18:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_3"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %19:6 = "calyx.register"() <{sym_name = "load_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %20:3 = "calyx.std_add"() <{sym_name = "std_add_2"}> : () -> (i32, i32, i32)
    %21:6 = "calyx.register"() <{sym_name = "muli_2_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %22:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_2"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %23:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %24:6 = "calyx.register"() <{sym_name = "muli_1_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %25:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_1"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %26:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %27:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %28:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %29:6 = "calyx.register"() <{sym_name = "for_2_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %30:6 = "calyx.register"() <{sym_name = "for_1_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %31:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %32:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [20], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    %33:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [30], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    %34:8 = "calyx.seq_mem"() <{addrSizes = [5], sizes = [24], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i5, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%31#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%31#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%31#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_1_induction_var"}> ({
        "calyx.assign"(%30#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%30#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%30#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_2_induction_var"}> ({
        "calyx.assign"(%29#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%29#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%29#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%28#3, %29#4) : (i32, i32) -> ()
        "calyx.assign"(%28#4, %5) : (i32, i32) -> ()
        "calyx.assign"(%27#0, %28#5) : (i32, i32) -> ()
        "calyx.assign"(%27#1, %28#6) : (i1, i1) -> ()
        %39 = "comb.xor"(%28#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%28#2, %1, %39) : (i1, i1, i1) -> ()
        "calyx.group_done"(%27#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%6#0, %26#2) : (i32, i32) -> ()
        "calyx.assign"(%34#0, %6#1) : (i5, i5) -> ()
        "calyx.assign"(%34#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%34#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%26#0, %27#4) : (i32, i32) -> ()
        "calyx.assign"(%26#1, %31#4) : (i32, i32) -> ()
        "calyx.group_done"(%34#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%25#3, %31#4) : (i32, i32) -> ()
        "calyx.assign"(%25#4, %4) : (i32, i32) -> ()
        "calyx.assign"(%24#0, %25#5) : (i32, i32) -> ()
        "calyx.assign"(%24#1, %25#6) : (i1, i1) -> ()
        %38 = "comb.xor"(%25#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%25#2, %1, %38) : (i1, i1, i1) -> ()
        "calyx.group_done"(%24#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%7#0, %23#2) : (i32, i32) -> ()
        "calyx.assign"(%33#0, %7#1) : (i5, i5) -> ()
        "calyx.assign"(%33#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%33#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%23#0, %24#4) : (i32, i32) -> ()
        "calyx.assign"(%23#1, %30#4) : (i32, i32) -> ()
        "calyx.group_done"(%33#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_6"}> ({
        "calyx.assign"(%22#3, %29#4) : (i32, i32) -> ()
        "calyx.assign"(%22#4, %4) : (i32, i32) -> ()
        "calyx.assign"(%21#0, %22#5) : (i32, i32) -> ()
        "calyx.assign"(%21#1, %22#6) : (i1, i1) -> ()
        %37 = "comb.xor"(%22#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%22#2, %1, %37) : (i1, i1, i1) -> ()
        "calyx.group_done"(%21#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_8"}> ({
        "calyx.assign"(%8#0, %20#2) : (i32, i32) -> ()
        "calyx.assign"(%32#0, %8#1) : (i5, i5) -> ()
        "calyx.assign"(%32#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%32#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%19#0, %32#6) : (i32, i32) -> ()
        "calyx.assign"(%19#1, %32#7) : (i1, i1) -> ()
        "calyx.assign"(%20#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%20#1, %30#4) : (i32, i32) -> ()
        "calyx.group_done"(%19#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_9"}> ({
        "calyx.assign"(%18#3, %34#6) : (i32, i32) -> ()
        "calyx.assign"(%18#4, %33#6) : (i32, i32) -> ()
        "calyx.assign"(%17#0, %18#5) : (i32, i32) -> ()
        "calyx.assign"(%17#1, %18#6) : (i1, i1) -> ()
        %36 = "comb.xor"(%18#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%18#2, %1, %36) : (i1, i1, i1) -> ()
        "calyx.group_done"(%17#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_11"}> ({
        "calyx.assign"(%15#3, %29#4) : (i32, i32) -> ()
        "calyx.assign"(%15#4, %4) : (i32, i32) -> ()
        "calyx.assign"(%14#0, %15#5) : (i32, i32) -> ()
        "calyx.assign"(%14#1, %15#6) : (i1, i1) -> ()
        %35 = "comb.xor"(%15#6, %1) : (i1, i1) -> i1
        "calyx.assign"(%15#2, %1, %35) : (i1, i1, i1) -> ()
        "calyx.group_done"(%14#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_13"}> ({
        "calyx.assign"(%9#0, %13#2) : (i32, i32) -> ()
        "calyx.assign"(%32#0, %9#1) : (i5, i5) -> ()
        "calyx.assign"(%32#5, %16#2) : (i32, i32) -> ()
        "calyx.assign"(%32#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%32#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%13#0, %14#4) : (i32, i32) -> ()
        "calyx.assign"(%13#1, %30#4) : (i32, i32) -> ()
        "calyx.assign"(%16#0, %19#4) : (i32, i32) -> ()
        "calyx.assign"(%16#1, %17#4) : (i32, i32) -> ()
        "calyx.group_done"(%32#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%12#0, %31#4) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%31#0, %12#2) : (i32, i32) -> ()
        "calyx.assign"(%31#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%31#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_1_induction_var"}> ({
        "calyx.assign"(%11#0, %30#4) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%30#0, %11#2) : (i32, i32) -> ()
        "calyx.assign"(%30#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%30#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_2_induction_var"}> ({
        "calyx.assign"(%10#0, %29#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%29#0, %10#2) : (i32, i32) -> ()
        "calyx.assign"(%29#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%29#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.enable"() <{groupName = @init_for_2_induction_var}> : () -> ()
        "calyx.repeat"() <{count = 4 : i32}> ({
          "calyx.seq"() ({
            "calyx.enable"() <{groupName = @init_for_1_induction_var}> : () -> ()
            "calyx.repeat"() <{count = 5 : i32}> ({
              "calyx.seq"() ({
                "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
                "calyx.repeat"() <{count = 6 : i32}> ({
                  "calyx.seq"() ({
                    "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_3}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_5}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_6}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_8}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_9}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_11}> : () -> ()
                    "calyx.enable"() <{groupName = @bb0_13}> : () -> ()
                    "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
                  }) : () -> ()
                }) : () -> ()
                "calyx.enable"() <{groupName = @incr_for_1_induction_var}> : () -> ()
              }) : () -> ()
            }) : () -> ()
            "calyx.enable"() <{groupName = @incr_for_2_induction_var}> : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

