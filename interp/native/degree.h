// The degree domain: a float is the degree of its expression in the inputs and in the results of functions, as the
// algebraic domain's error bound needs it. Quotients count as products; exponentials, and what else is a hash in the
// algebraic domain, are new variables of degree 1.
#pragma once

#include "cell.h"
#include "fingerprint.h"
#include "program.h"
#include "real_operation.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace equiv {

class DegreeDomain {
public:
  static constexpr bool kConcrete = false;
  static constexpr bool kDistinguishes = false;
  static constexpr bool kSplits = true;

  DegreeDomain(const Program &program, bool any_precision) : program_(program), any_precision_(any_precision) {
    for (const ScalarOperation &operation : program.operations)
      rules_.push_back(real_operation_of(operation));
  }

  static bool symbolic(const Cell &cell) { return is_fingerprint(cell); }
  static Cell typed(const Cell &made, ScalarType) { return made; }
  bool folds(const ScalarOperation &operation, const Bits *operands) const {
    return folds_exactly(rule_of(operation), operation, operands, any_precision_);
  }
  static Cell leaf(uint32_t, uint64_t, ScalarType) { return of(1); }
  static Cell make(uint32_t, const Cell &, const Cell &) { return of(1); }
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands);

  // The greatest degree of any expression so far, the operands of functions among them.
  double greatest() const { return greatest_; }
  int64_t divisions() const { return divisions_; }

private:
  RealOperation rule_of(const ScalarOperation &operation) const {
    return rules_[size_t(&operation - program_.operations.data())];
  }
  static Cell of(double degree) {
    Cell cell{0, uint64_t(1) << 63};
    std::memcpy(&cell.low, &degree, sizeof degree);
    return cell;
  }
  // Constants have no degree, and nor have undefined values.
  static double degree(const Cell &cell) {
    double degree = 0;
    if (is_fingerprint(cell))
      std::memcpy(&degree, &cell.low, sizeof degree);
    return degree;
  }

  const Program &program_;
  const bool any_precision_;
  std::vector<RealOperation> rules_;
  double greatest_ = 1;
  int64_t divisions_ = 0;
};

} // namespace equiv
