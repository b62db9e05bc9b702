// A binarized neuron: the bits in which inputs and weights agree, against a threshold.
module neuron(input [7:0] x, input [7:0] w, output y);
  wire [7:0] z = ~(x ^ w);
  wire [3:0] s = z[0] + z[1] + z[2] + z[3] + z[4] + z[5] + z[6] + z[7];
  assign y = s >= 4;
endmodule
