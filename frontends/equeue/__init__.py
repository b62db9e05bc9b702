"""The equeue dialect: devices with queues of events.

An event (`launch`, `memcpy`) runs on its device after its start signal and after all events that were put in the queue
of that device before; what put it there goes on. Its signal tells that it has ended. A program ends when all queues are
empty. Devices are known when a program is lowered: a handle that is computed, and a queue that two devices fill, are
not modelled, nor are buffers that are larger than their memory. How long something takes is nobody's to see, so what
a component is made of, its banks and its connections mean nothing here.

Source: "Compiler-Driven Simulation of Reconfigurable Hardware Accelerators" (HPCA 2022), and the operations' own
definitions in the EventQueue project.
"""
