"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %33:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %34:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %35:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [12], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    %36:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.seq"() ({
          "calyx.invoke"() <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}, {arg_mem_1 = @mem_1}, {arg_mem_2 = @mem_2}]}> : () -> ()
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
    %4 = "hw.constant"() <{value = 2 : i32}> : () -> i32
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_3"}> : () -> (i32, i4)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i3)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i3)
    %8:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i3)
    %9:3 = "calyx.std_add"() <{sym_name = "std_add_6"}> : () -> (i32, i32, i32)
    %10:3 = "calyx.std_add"() <{sym_name = "std_add_5"}> : () -> (i32, i32, i32)
    %11:3 = "calyx.std_add"() <{sym_name = "std_add_4"}> : () -> (i32, i32, i32)
    %12:3 = "calyx.std_add"() <{sym_name = "std_add_3"}> : () -> (i32, i32, i32)
    %13:3 = "calyx.std_lsh"() <{sym_name = "std_lsh_3"}> : () -> (i32, i32, i32)
    %14:6 = "calyx.register"() <{sym_name = "addf_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %15:11 = "calyx.ieee754.add"() <{sym_name = "std_addFN_0"}> : () -> (i1, i1, i1, i1, i1, i32, i32, i3, i32, i5, i1)
    %16:6 = "calyx.register"() <{sym_name = "mulf_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %17:10 = "calyx.ieee754.mul"() <{sym_name = "std_mulFN_0"}> : () -> (i1, i1, i1, i1, i32, i32, i3, i32, i5, i1)
    %18:6 = "calyx.register"() <{sym_name = "load_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %19:3 = "calyx.std_add"() <{sym_name = "std_add_2"}> : () -> (i32, i32, i32)
    %20:3 = "calyx.std_lsh"() <{sym_name = "std_lsh_2"}> : () -> (i32, i32, i32)
    %21:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %22:3 = "calyx.std_lsh"() <{sym_name = "std_lsh_1"}> : () -> (i32, i32, i32)
    %23:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %24:3 = "calyx.std_lsh"() <{sym_name = "std_lsh_0"}> : () -> (i32, i32, i32)
    %25:6 = "calyx.register"() <{sym_name = "for_2_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %26:6 = "calyx.register"() <{sym_name = "for_1_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %27:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %28:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [6], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %29:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %30:8 = "calyx.seq_mem"() <{addrSizes = [4], sizes = [12], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i4, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%27#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%27#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%27#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_1_induction_var"}> ({
        "calyx.assign"(%26#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%26#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%26#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_2_induction_var"}> ({
        "calyx.assign"(%25#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%25#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%25#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%5#0, %23#2) : (i32, i32) -> ()
        "calyx.assign"(%30#0, %5#1) : (i4, i4) -> ()
        "calyx.assign"(%30#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%30#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%23#0, %24#2) : (i32, i32) -> ()
        "calyx.assign"(%24#0, %25#4) : (i32, i32) -> ()
        "calyx.assign"(%24#1, %4) : (i32, i32) -> ()
        "calyx.assign"(%23#1, %27#4) : (i32, i32) -> ()
        "calyx.group_done"(%30#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%6#0, %21#2) : (i32, i32) -> ()
        "calyx.assign"(%29#0, %6#1) : (i3, i3) -> ()
        "calyx.assign"(%29#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%29#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%21#0, %22#2) : (i32, i32) -> ()
        "calyx.assign"(%22#0, %27#4) : (i32, i32) -> ()
        "calyx.assign"(%22#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%21#1, %26#4) : (i32, i32) -> ()
        "calyx.group_done"(%29#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_8"}> ({
        "calyx.assign"(%7#0, %19#2) : (i32, i32) -> ()
        "calyx.assign"(%28#0, %7#1) : (i3, i3) -> ()
        "calyx.assign"(%28#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%28#4, %2) : (i1, i1) -> ()
        "calyx.assign"(%18#0, %28#6) : (i32, i32) -> ()
        "calyx.assign"(%18#1, %28#7) : (i1, i1) -> ()
        "calyx.assign"(%19#0, %20#2) : (i32, i32) -> ()
        "calyx.assign"(%20#0, %25#4) : (i32, i32) -> ()
        "calyx.assign"(%20#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%19#1, %26#4) : (i32, i32) -> ()
        "calyx.group_done"(%18#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_9"}> ({
        "calyx.assign"(%17#4, %30#6) : (i32, i32) -> ()
        "calyx.assign"(%17#5, %29#6) : (i32, i32) -> ()
        "calyx.assign"(%16#0, %17#7) : (i32, i32) -> ()
        "calyx.assign"(%16#1, %17#9) : (i1, i1) -> ()
        %32 = "comb.xor"(%17#9, %1) : (i1, i1) -> i1
        "calyx.assign"(%17#2, %1, %32) : (i1, i1, i1) -> ()
        "calyx.group_done"(%16#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_10"}> ({
        "calyx.assign"(%15#5, %18#4) : (i32, i32) -> ()
        "calyx.assign"(%15#6, %16#4) : (i32, i32) -> ()
        "calyx.assign"(%14#0, %15#8) : (i32, i32) -> ()
        "calyx.assign"(%14#1, %15#10) : (i1, i1) -> ()
        %31 = "comb.xor"(%15#10, %1) : (i1, i1) -> i1
        "calyx.assign"(%15#2, %1, %31) : (i1, i1, i1) -> ()
        "calyx.assign"(%15#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%14#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_13"}> ({
        "calyx.assign"(%8#0, %12#2) : (i32, i32) -> ()
        "calyx.assign"(%28#0, %8#1) : (i3, i3) -> ()
        "calyx.assign"(%28#5, %14#4) : (i32, i32) -> ()
        "calyx.assign"(%28#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%28#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%12#0, %13#2) : (i32, i32) -> ()
        "calyx.assign"(%13#0, %25#4) : (i32, i32) -> ()
        "calyx.assign"(%13#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%12#1, %26#4) : (i32, i32) -> ()
        "calyx.group_done"(%28#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%11#0, %27#4) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%27#0, %11#2) : (i32, i32) -> ()
        "calyx.assign"(%27#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%27#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_1_induction_var"}> ({
        "calyx.assign"(%10#0, %26#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%26#0, %10#2) : (i32, i32) -> ()
        "calyx.assign"(%26#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%26#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_2_induction_var"}> ({
        "calyx.assign"(%9#0, %25#4) : (i32, i32) -> ()
        "calyx.assign"(%9#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%25#0, %9#2) : (i32, i32) -> ()
        "calyx.assign"(%25#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%25#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.par"() ({
          "calyx.enable"() <{groupName = @init_for_2_induction_var}> : () -> ()
        }) : () -> ()
        "calyx.repeat"() <{count = 3 : i32}> ({
          "calyx.seq"() ({
            "calyx.par"() ({
              "calyx.enable"() <{groupName = @init_for_1_induction_var}> : () -> ()
            }) : () -> ()
            "calyx.repeat"() <{count = 2 : i32}> ({
              "calyx.seq"() ({
                "calyx.par"() ({
                  "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
                }) : () -> ()
                "calyx.repeat"() <{count = 4 : i32}> ({
                  "calyx.seq"() ({
                    "calyx.seq"() ({
                      "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
                      "calyx.enable"() <{groupName = @bb0_5}> : () -> ()
                      "calyx.enable"() <{groupName = @bb0_8}> : () -> ()
                      "calyx.enable"() <{groupName = @bb0_10}> : () -> ()
                      "calyx.enable"() <{groupName = @bb0_9}> : () -> ()
                      "calyx.enable"() <{groupName = @bb0_13}> : () -> ()
                    }) : () -> ()
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

