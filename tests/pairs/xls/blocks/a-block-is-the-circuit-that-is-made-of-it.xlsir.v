package p

block b(clk: clock, rst: bits[1], le: bits[1], a: bits[8], out: bits[8]) {
  #![reset(port="rst", asynchronous=false, active_low=false)]
  reg s(bits[8], reset_value=3)
  rst: bits[1] = input_port(name=rst, id=1)
  le: bits[1] = input_port(name=le, id=2)
  a: bits[8] = input_port(name=a, id=3)
  q: bits[8] = register_read(register=s, id=4)
  sum: bits[8] = add(q, a, id=5)
  w: () = register_write(sum, register=s, load_enable=le, reset=rst, id=6)
  o: () = output_port(q, name=out, id=20)
}
// -----
module b(input clk, input rst, input le, input [7:0] a, output [7:0] out);
  reg [7:0] s;
  always @(posedge clk) begin
    if (rst) s <= 8'd3;
    else if (le) s <= s + a;
  end
  assign out = s;
endmodule
// expect: equivalent bitwise
