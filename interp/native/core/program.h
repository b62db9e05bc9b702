// The machine's bytecode: what the assembler makes of affine IR.
#pragma once

#include "core/cell.h"
#include "scalars/scalar.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace equiv {

// Registers are of three classes: I holds concrete integers (sign-extended to 64 bits), D holds cells, V holds views.
// Operand letters are those of `Instruction`; "pool[x...]" is a run of entries of the constant pool.
enum class Opcode : uint16_t {
  // Control. `count` IR operations were executed in the straight line that ends with a control instruction.
  Jump,       // to a
  JumpIfZero, // I[a]; to b
  ForBegin,   // I[a] = induction variable, I[a+1] = iterations left; from I[b] to I[c] by I[d]; exit e; pool[f] = least
              // number of operations of one iteration; aux bit 0: unsigned
  ForNext,    // I[a] += I[b]; to c while iterations are left
  Call,       // function a; pool[b...] = arguments (register, class), c of them; pool[d...] = results, e of them
  Return,     // pool[a...] = values (register, class), b of them
  Check,      // undefined behaviour unless I[a]; message b; c: only noted
  CheckCell,  // undefined behaviour unless D[a]; message b; c: only noted
  Split, // D[a] ? the next instruction : b; where it is data both are run, up to the Join c; pool[d...] = what they
         // may leave different there (register, class, the operation that selects), e of them; where that is -1 the
         // register is as it was when the second side begins, and not merged
  Join,  // where the sides of splits meet
  // Agents. Those of a group with aux bit 0 run at once, in coroutines; those of another one after the other.
  ParallelBegin, // forks a group; pool[a...] = lower, upper, step (registers) of b dimensions
  TaskBegin,     // the next agent of a group whose agents run one after the other
  TaskEnd,
  ParallelEnd, // joins the group
  Fork,        // a coroutine that goes on here with a copy of the frame; to b without it. aux bit 0: of the group, else
               // spawned, I[a] = its token; aux bit 1: daemon; aux bit 2: detached
  End,         // of a coroutine; hands on pool[a...] (register, class), b of them
  Wait,    // for the tokens I[pool[a...]], b of them; pool[c...] = what the first hands on (register, class), d of them
  Barrier, // of the agents of the group a levels out; b: they only meet
  Put,     // the elements of V[a] into channel b; pool[c...] = indices (registers), d of them
  Get,     // likewise
  Acquire, // I[a] units of lock b; pool[c...] = indices (registers), d of them
  Release, // likewise
  // Moves.
  MoveInteger, // I[a] = I[b]
  MoveCell,    // D[a] = D[b]
  MoveView,    // V[a] = V[b]
  ToCell,      // D[a] = I[b], of width c
  ToInteger,   // I[a] = D[b], of width c; stops where D[b] is not concrete; d says what needs it
  // Integers.
  Linear,        // I[a] = pool[b] + sum of pool[b+1+2k] * I[pool[b+2+2k]], c terms
  Add,           // I[a] = I[b] + I[c] of width aux; d bit 0: nsw, bit 1: nuw
  Subtract,      // likewise
  Multiply,      // likewise
  FloorDivide,   // I[a] = I[b] floordiv I[c], affine: I[c] > 0
  CeilDivide,    // likewise
  Modulo,        // likewise
  Compare,       // I[a] = I[b] aux I[c], aux a Predicate
  ScalarInteger, // operation b on I[pool[c...]] into I[pool[d...]]
  SelectInteger, // I[a] = I[b] ? I[c] : I[d]
  // Data.
  Scalar1,    // D[a] = operation b (D[c])
  Scalar2,    // D[a] = operation b (D[c], D[d]); aux: an operand may be poison
  Scalar3,    // D[a] = operation b (D[c], D[d], D[e])
  ScalarMany, // operation b on D[pool[c...]] into D[pool[d...]]
  ChooseCell, // D[a] = I[b] ? D[c] : D[d]
  ChooseView, // V[a] = I[b] ? V[c] : V[d]
  SelectCell, // D[a] = select of operation b (D[c] ? D[d] : D[e]); aux: the condition may be poison
  // Memory.
  Alloc,   // V[a]; element type b; sizes I[pool[c...]], d of them
  Free,    // V[a]
  Global,  // V[a] = global b
  Reshape, // V[a] over the buffer of V[b]; pool[c...] = offset, sizes, strides (registers), rank d
  Size,    // I[a] = size d (or I[c] where d < 0) of V[b]
  Stride,  // likewise
  Offset,  // I[a] = offset of V[b]
  Load0,
  Load1,
  Load2,
  Load3,
  Load4,    // D[a] = V[b][I[c], I[d], I[e], I[f]]; in all loads and stores, aux is 0 or the atomic update it is part of
  LoadMany, // D[a] = V[b][I[pool[c...]]], rank d
  Store0,
  Store1,
  Store2,
  Store3,
  Store4, // V[b][...] = D[a]
  StoreMany,
  LoadCell,  // D[a] = V[b][pool[c...]] where some indices are data (register, class, width), d of them
  StoreCell, // likewise
  Opaque,    // call of opaque b; pool[c...] = counts and registers (see Interpreter::opaque)
  // Pointers.
  Address,      // D[a] = the start of the buffer of V[b]
  Displace,     // D[a] = D[b] + pool[c] + sum of pool[c+1+2k] * I[pool[c+2+2k]], d terms; aux bit 0: inbounds, 1: nuw
  AllocBytes,   // D[a]; I[b] bytes, aligned to c; d: on the stack
  FreePointer,  // D[a]
  ViewAt,       // V[a] at D[b]; pool[c...] = offset, sizes, strides (registers), rank d; element type e
  LoadPointer,  // D[a] = what D[b] points to, of element type c
  StorePointer, // what D[b] points to, of element type c, = D[a]
  CopyBytes,    // I[c] bytes from D[b] to D[a]; d: they may overlap
  FillBytes,    // I[c] bytes at D[a] become D[b]
  PointerToInteger, // I[a] = D[b]
  IntegerToPointer, // D[a] = I[b]
  ComparePointers,  // I[a] = D[b] aux D[c], aux a Predicate
  StackMark,        // D[a] = the height of the stack
  Unwind,           // frees what is above height D[a]
  // Barriers in memory.
  Expect, // V[a] becomes one whose phases end with I[b] arrivals
  Arrive, // I[d] = the phase of V[a], at which I[b] arrive, with I[c] bytes to come; aux: it does not end the phase
  Await,  // for the end of the phase I[b] modulo 2 of V[a]
  // D[a] = D[b] + pool[c] + d terms from pool[c + 1] on, each a factor, a register, its class and its width; aux
  // likewise
  DisplaceByData,
  // D[a] = the sum of c and d, which operation b is with its flags; they are of class I where bit 0 or 1 of e says so,
  // else of class D; aux: an operand may be poison
  AddCells,
  SubtractCells, // likewise
  MultiplyCells, // likewise
  Branch,        // I[a] = I[b] aux I[c], aux a Predicate; to d where it holds, else to e
};

enum class Predicate : uint16_t { Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge };

inline bool holds(Predicate predicate, int64_t left, int64_t right) {
  switch (predicate) {
  case Predicate::Eq:
    return left == right;
  case Predicate::Ne:
    return left != right;
  case Predicate::Slt:
    return left < right;
  case Predicate::Sle:
    return left <= right;
  case Predicate::Sgt:
    return left > right;
  case Predicate::Sge:
    return left >= right;
  case Predicate::Ult:
    return uint64_t(left) < uint64_t(right);
  case Predicate::Ule:
    return uint64_t(left) <= uint64_t(right);
  case Predicate::Ugt:
    return uint64_t(left) > uint64_t(right);
  case Predicate::Uge:
    return uint64_t(left) >= uint64_t(right);
  }
  return false;
}

enum class RegisterClass : uint8_t { Integer, Data, View };

struct Instruction {
  Opcode opcode;
  uint16_t aux;
  uint32_t count;
  int32_t a, b, c, d, e, f;
};
static_assert(sizeof(Instruction) == 32, "the assembler packs instructions into 32 bytes");

// The atomic update that the accesses of an instruction are part of, 0 for none.
inline uint32_t update_of(const Instruction &instruction) {
  const Opcode opcode = instruction.opcode;
  const bool is_access = (opcode >= Opcode::Load0 && opcode <= Opcode::StoreCell) || opcode == Opcode::LoadPointer ||
                         opcode == Opcode::StorePointer;
  return is_access ? instruction.aux : 0;
}

struct ConstantCell {
  int32_t register_index;
  Bits bits;
  uint16_t width;
};

struct FunctionCode {
  std::string name;
  int32_t entry = 0; // the first instruction
  int32_t integers = 0, cells = 0, views = 0;
  std::vector<std::pair<int32_t, int64_t>> constant_integers;
  std::vector<ConstantCell> constant_cells;
  // Where the arguments go: register and class.
  std::vector<std::pair<int32_t, RegisterClass>> parameters;
  std::vector<ScalarType> parameter_types; // of data parameters
};

struct GlobalData {
  std::string name;
  uint32_t symbol = 0; // names its elements as inputs; equal names have equal symbols in both programs of a pair
  ScalarType element;
  std::vector<int64_t> shape;
  std::vector<Bits> initial; // empty unless constant
  bool constant = false;
};

struct OpaqueCallee {
  std::string name;
  uint32_t identity = 0;
  std::vector<ScalarType> results;
};

// Where a stop says why a concrete value was needed.
enum class Need : int32_t { Bound, Index, Condition, Size, Argument };

struct Program {
  std::vector<Instruction> code;
  std::vector<int64_t> pool;
  std::vector<ScalarOperation> operations;
  std::vector<FunctionCode> functions; // the first is the entry
  std::vector<GlobalData> globals;
  std::vector<OpaqueCallee> opaques;
  std::vector<std::string> messages;
  std::vector<ScalarType> element_types;
  std::vector<ScalarType> result_types; // of the entry; views have a default type
  std::vector<std::string> queues;      // the names of channels and locks
  bool has_agents = false;              // several, somewhere
  bool has_pointers = false;
  // Conversions of a pattern between element types of one width: from, to, the operation.
  std::vector<std::tuple<ScalarType, ScalarType, int32_t>> bitcasts;
  bool has_splits = false; // conditions, or addresses, that may be data
};

} // namespace equiv
