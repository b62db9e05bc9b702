// Numbers by which two executions order the same expressions of the exact domain, whose ids differ.
#pragma once

#include "machine/execution.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace equiv {

// Different expressions may have the same key: it orders, and proves nothing.
class StructureKeys {
public:
  uint64_t key(const Execution &execution, uint32_t id);

private:
  struct Shape {
    uint8_t operands = 2;
    bool commutative = false;
  };

  Shape shape_of(const Program &program, uint32_t head);

  std::unordered_map<uint32_t, uint64_t> known_;
  std::unordered_map<uint32_t, Shape> shapes_; // by head, of the program's operations
};

} // namespace equiv
