module main(output [200:0] o);
  assign o = 201'd5;
endmodule
// -----
module main(output [200:0] o);
  assign o = 201'd1606938044258990275541962092341162602522202993782792835301381;
endmodule
// expect: different
