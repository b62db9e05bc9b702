// Two executions of the same domain side by side, cell by cell.
#pragma once

#include "machine/execution.h"

#include <cstdint>
#include <string>
#include <vector>

namespace equiv {

enum class OutputKind : uint8_t { Argument, Result, Global };

struct DifferingCell {
  OutputKind kind;
  int64_t position;
  int64_t element; // in row-major order
};

struct Problem {
  std::string message;
  int64_t source_instruction = -1; // at most one of the two is known
  int64_t target_instruction = -1;
  // Which of the target's requirements the source was not seen to make: one that it makes on a path, or the operation
  // whose expression it is (exact domain).
  int64_t requirement = -1;
  int64_t obligation = -1;
};

struct Comparison {
  int64_t cells = 0; // of outputs, and external calls
  int64_t differing = 0;
  std::vector<DifferingCell> differences;
  int64_t source_uninitialized = 0;
  int64_t poison_for_unwritten = 0; // of these, cells that may be poison in the target
  int64_t source_poison = 0;
  std::vector<DifferingCell> poisoned; // the first cells that the source computes from undefined values
  std::vector<Problem> problems;
  std::vector<size_t> further; // which of the target's reaches are not seen to imply one of the source's
};

// Both executions have finished without a stop. `limit` bounds the lists, not the counts.
Comparison compare(const Execution &source, const Execution &target, size_t limit);

// The output that a differing cell names.
const Output &output_of(const Execution &execution, OutputKind kind, int64_t position);

} // namespace equiv
