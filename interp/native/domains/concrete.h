// The concrete domain: all data is numbers, of a sample.
#pragma once

#include "core/stop.h"
#include "core/wide_constants.h"
#include "domains/domain.h"
#include "domains/sample.h"

#include <cstdint>
#include <string>

namespace equiv {

class ConcreteDomain final : public Domain {
public:
  ConcreteDomain(const Sample &sample, WideConstants &wide)
      : Domain(Concrete | FoldsAll | HasFunctions | MayStop), sample_(sample), wide_(wide) {}

  static bool symbolic(const Cell &) { return false; }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) override {
    if (type.kind == TypeKind::Uninterpreted)
      throw StopError("unsupported", "this type of data has no concrete numbers");
    Bits bits = sample_.value(parameter, element, type);
    return type.width > 64 ? wide_.cell(bits) : constant_cell(uint64_t(bits));
  }

  void leaves(uint32_t parameter, uint64_t first, size_t count, ScalarType type, Cell *cells) override {
    if (type.kind == TypeKind::Uninterpreted || type.width > 64)
      Domain::leaves(parameter, first, count, type, cells);
    else
      sample_.fill(parameter, first, count, type, cells);
  }

  // An uninterpreted function, here some function of the patterns.
  Cell make(uint32_t head, const Cell &first, const Cell &second) override {
    return constant_cell(scramble(scramble(scramble(head) ^ pattern(first)) + pattern(second)));
  }

  Cell combine(const ScalarOperation &operation, int, const Cell *) override {
    throw StopError("unsupported", std::string("the concrete domain has no numbers for ") + operation.semantics->name);
  }

  bool is_function(const ScalarOperation &) const override { return true; }
  // Of exact constants, as the scalar table has it.
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results, int count) override;

private:
  uint64_t pattern(const Cell &cell) {
    if (kind_of(cell) != CellKind::Wide)
      return cell.low;
    Bits bits = wide_.bits(cell);
    return uint64_t(bits) ^ scramble(uint64_t(bits >> 64));
  }

  const Sample &sample_;
  WideConstants &wide_;
};

} // namespace equiv
