"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %28:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    %29:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    %30:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    %31:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
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
    %4 = "calyx.constant"() <{sym_name = "cst_0", value = 2.500000e+00 : f32}> : () -> i32
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i2)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i2)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i2)
    %8:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %9:4 = "calyx.std_mux"() <{sym_name = "std_mux_0"}> : () -> (i1, i32, i32, i32)
    %10:3 = "calyx.std_and"() <{sym_name = "std_and_1"}> : () -> (i1, i1, i1)
    %11:3 = "calyx.std_and"() <{sym_name = "std_and_0"}> : () -> (i1, i1, i1)
    %12:2 = "calyx.std_not"() <{sym_name = "std_not_0"}> : () -> (i1, i1)
    %13:6 = "calyx.register"() <{sym_name = "unordered_port_0_reg"}> : () -> (i1, i1, i1, i1, i1, i1)
    %14:6 = "calyx.register"() <{sym_name = "compare_port_0_reg"}> : () -> (i1, i1, i1, i1, i1, i1)
    %15:6 = "calyx.register"() <{sym_name = "cmpf_0_reg"}> : () -> (i1, i1, i1, i1, i1, i1)
    %16:12 = "calyx.ieee754.compare"() <{sym_name = "std_compareFN_0"}> : () -> (i1, i1, i1, i32, i32, i1, i1, i1, i1, i1, i5, i1)
    %17:6 = "calyx.register"() <{sym_name = "addf_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %18:11 = "calyx.ieee754.add"() <{sym_name = "std_addFN_0"}> : () -> (i1, i1, i1, i1, i1, i32, i32, i3, i32, i5, i1)
    %19:6 = "calyx.register"() <{sym_name = "mulf_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %20:10 = "calyx.ieee754.mul"() <{sym_name = "std_mulFN_0"}> : () -> (i1, i1, i1, i1, i32, i32, i3, i32, i5, i1)
    %21:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %22:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    %23:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    %24:8 = "calyx.seq_mem"() <{addrSizes = [2], sizes = [4], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i2, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%21#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%21#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%21#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%5#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%24#0, %5#1) : (i2, i2) -> ()
        "calyx.assign"(%24#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%24#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%24#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%6#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%23#0, %6#1) : (i2, i2) -> ()
        "calyx.assign"(%23#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%23#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%23#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_2"}> ({
        "calyx.assign"(%20#4, %24#6) : (i32, i32) -> ()
        "calyx.assign"(%20#5, %23#6) : (i32, i32) -> ()
        "calyx.assign"(%19#0, %20#7) : (i32, i32) -> ()
        "calyx.assign"(%19#1, %20#9) : (i1, i1) -> ()
        %27 = "comb.xor"(%20#9, %1) : (i1, i1) -> i1
        "calyx.assign"(%20#2, %1, %27) : (i1, i1, i1) -> ()
        "calyx.group_done"(%19#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%18#5, %19#4) : (i32, i32) -> ()
        "calyx.assign"(%18#6, %4) : (i32, i32) -> ()
        "calyx.assign"(%17#0, %18#8) : (i32, i32) -> ()
        "calyx.assign"(%17#1, %18#10) : (i1, i1) -> ()
        %26 = "comb.xor"(%18#10, %1) : (i1, i1) -> i1
        "calyx.assign"(%18#2, %1, %26) : (i1, i1, i1) -> ()
        "calyx.assign"(%18#4, %1) : (i1, i1) -> ()
        "calyx.group_done"(%17#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_4"}> ({
        "calyx.assign"(%16#3, %17#4) : (i32, i32) -> ()
        "calyx.assign"(%16#4, %24#6) : (i32, i32) -> ()
        "calyx.assign"(%16#5, %1) : (i1, i1) -> ()
        "calyx.assign"(%14#1, %16#11) : (i1, i1) -> ()
        "calyx.assign"(%14#0, %16#8) : (i1, i1) -> ()
        "calyx.assign"(%13#1, %16#11) : (i1, i1) -> ()
        "calyx.assign"(%12#0, %16#9) : (i1, i1) -> ()
        "calyx.assign"(%13#0, %12#1) : (i1, i1) -> ()
        "calyx.assign"(%11#0, %14#4) : (i1, i1) -> ()
        "calyx.assign"(%11#1, %13#4) : (i1, i1) -> ()
        "calyx.assign"(%10#0, %14#5) : (i1, i1) -> ()
        "calyx.assign"(%10#1, %13#5) : (i1, i1) -> ()
        "calyx.assign"(%15#0, %11#2) : (i1, i1) -> ()
        "calyx.assign"(%15#1, %10#2) : (i1, i1) -> ()
        %25 = "comb.xor"(%16#11, %1) : (i1, i1) -> i1
        "calyx.assign"(%16#2, %1, %25) : (i1, i1, i1) -> ()
        "calyx.group_done"(%15#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_6"}> ({
        "calyx.assign"(%7#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%22#0, %7#1) : (i2, i2) -> ()
        "calyx.assign"(%22#5, %9#3) : (i32, i32) -> ()
        "calyx.assign"(%22#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%22#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%9#0, %15#4) : (i1, i1) -> ()
        "calyx.assign"(%9#1, %17#4) : (i32, i32) -> ()
        "calyx.assign"(%9#2, %24#6) : (i32, i32) -> ()
        "calyx.group_done"(%22#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%8#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%8#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%21#0, %8#2) : (i32, i32) -> ()
        "calyx.assign"(%21#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%21#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.par"() ({
          "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
        }) : () -> ()
        "calyx.repeat"() <{count = 4 : i32}> ({
          "calyx.seq"() ({
            "calyx.seq"() ({
              "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_1}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_2}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_3}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_4}> : () -> ()
              "calyx.enable"() <{groupName = @bb0_6}> : () -> ()
            }) : () -> ()
            "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

