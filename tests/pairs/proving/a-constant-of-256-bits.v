module main(output [255:0] o);
  assign o = 256'd170141183460469231731687303715884105729;
endmodule
// -----
module main(output [255:0] o);
  assign o = 256'd170141183460469231731687303715884105729;
endmodule
// expect: equivalent bitwise static
