// A binarized neuron that gets two bits a cycle: what it has counted, and whether that is enough.
module stream(input clk, input clear, input [1:0] x, input [1:0] w, output enough, output reg [3:0] count);
  wire [1:0] z = ~(x ^ w);
  initial count = 0;
  always @(posedge clk) count <= clear ? 4'd0 : count + z[0] + z[1];
  assign enough = count >= 4'd6;
endmodule
