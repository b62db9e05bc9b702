"""Static analyses of affine IR that the assembly of bytecode rests on."""
