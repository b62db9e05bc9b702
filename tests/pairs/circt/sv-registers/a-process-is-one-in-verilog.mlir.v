hw.module @m(in %clk : i1, in %d : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %z = hw.constant 7 : i8
  sv.alwaysff(posedge %clk) {
    %s = comb.add %d, %q : i8
    sv.if %en {
      sv.passign %r, %s : i8
    }
  } (syncreset : posedge %rst) {
    sv.passign %r, %z : i8
  }
  hw.output %q : i8
}
// -----
module m(input clk, input [7:0] d, input en, input rst, output [7:0] o);
  reg [7:0] r;
  always @(posedge clk) begin
    if (rst) r <= 8'd7;
    else if (en) r <= d + r;
  end
  assign o = r;
endmodule
// expect: equivalent bitwise static
