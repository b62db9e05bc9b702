// The machine's bytecode: what the assembler makes of affine IR.
#pragma once

#include "core/cell.h"
#include "scalars/scalar.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace equiv {

enum class Opcode : uint16_t {
#define OPCODE(name) name,
#include "opcodes.def"
};

constexpr uint16_t kOpcodes = 0
#define OPCODE(name) +1
#include "opcodes.def"
    ;

enum class Predicate : uint16_t {
#define PREDICATE(name) name,
#include "opcodes.def"
};

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
  __builtin_unreachable();
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
  bool gives_memory = false;         // beside these
  std::vector<ScalarType> arguments; // but for memory
};

enum class Need : int32_t {
#define NEED(name) name,
#include "opcodes.def"
};

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
