module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c0 step %c4 {
      scf.for %arg4 = %c0 to %c0 step %c4 {
        scf.for %arg5 = %c0 to %c4 step %c4 {
          scf.for %arg6 = %c0 to %c4 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.for %arg6 = %c4 to %c6 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      scf.for %arg4 = %c0 to %c2 step %c4 {
        scf.for %arg5 = %c0 to %c4 step %c4 {
          scf.for %arg6 = %c0 to %c4 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.for %arg6 = %c4 to %c6 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %c1 step %c4 {
      scf.for %arg4 = %c0 to %c2 step %c4 {
        scf.for %arg5 = %c0 to %c4 step %c4 {
          scf.for %arg6 = %c0 to %c4 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.for %arg6 = %c4 to %c6 step %c4 {
            %0 = arith.addi %arg3, %c1 : index
            scf.for %arg7 = %arg3 to %0 step %c1 {
              %1 = arith.addi %arg4, %c2 : index
              scf.for %arg8 = %arg4 to %1 step %c1 {
                %2 = arith.addi %arg5, %c4 : index
                scf.for %arg9 = %arg5 to %2 step %c1 {
                  %3 = arith.addi %arg6, %c4 : index
                  %4 = arith.minsi %3, %c6 : index
                  scf.for %arg10 = %arg6 to %4 step %c1 {
                    memref.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    scf.for %arg11 = %c0 to %c3 step %c1 {
                      scf.for %arg12 = %c0 to %c3 step %c1 {
                        scf.for %arg13 = %c0 to %c2 step %c1 {
                          %5 = arith.muli %arg9, %c2 overflow<nsw> : index
                          %6 = arith.addi %5, %arg12 : index
                          %7 = arith.muli %arg13, %c2 overflow<nsw> : index
                          %8 = arith.addi %arg10, %7 : index
                          %9 = memref.load %arg0[%arg7, %arg11, %6, %8] : memref<1x3x9x8xf64>
                          %10 = memref.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %11 = memref.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %12 = arith.mulf %9, %10 : f64
                          %13 = arith.addf %11, %12 : f64
                          memref.store %13, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
