// The enclosure domain: a float is a ball, a number and a radius, that holds the real number which its expression has
// on concrete inputs (midpoint-radius arithmetic, as in van der Hoeven 2010 and Johansson's Arb). Balls of two programs
// that do not meet show that the programs differ as functions over the real numbers, which no rounding explains.
// An infinity or a NaN that comes of real numbers, as of a division by zero, is a ball of its own.
//
// The inputs are exact; a constant of the program that looks like the rounding of another number stands for all numbers
// that round to it. What a ball leaves open, a comparison of balls that meet for one, is unknown from there on.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/domain.h"
#include "domains/real_operation.h"
#include "domains/sample.h"

#include <cstdint>
#include <vector>

namespace equiv {

class EnclosureDomain final : public Domain {
public:
  EnclosureDomain(const Program &program, const Sample &sample, bool any_precision, WideConstants &wide);

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) override;
  [[noreturn]] Cell make(uint32_t head, const Cell &first, const Cell &second) override;
  bool folds(const ScalarOperation &operation, const Bits *operands) const override {
    return folds_exactly(rule_of(operation), operation, operands, any_precision_);
  }
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override;

  // Whether the two values may be the same number.
  static bool may_equal(const Cell &cell, const Cell &other, ScalarType type);

private:
  struct Ball {
    double middle = 0;
    double radius = 0;
  };

  static Cell cell_of(const Ball &ball);
  static Ball ball_of(const Cell &cell, ScalarType type);
  static Ball unknown();
  static Ball no_number();
  static bool is_no_number(const Ball &ball);
  static bool is_known(const Ball &ball);
  static bool is_infinite(const Ball &ball);
  static Ball rounded(double middle, double radius);
  static Ball between(double low, double high);
  static Ball add(const Ball &left, const Ball &right);
  static Ball negate(const Ball &ball) { return {-ball.middle, ball.radius}; }
  static Ball multiply(const Ball &left, const Ball &right);
  static Ball divide(const Ball &left, const Ball &right);
  static Ball power(Ball base, int64_t exponent);
  static Ball narrow(const Ball &ball, TypeKind kind);
  static Ball exponential(const Ball &ball);
  static Ball square_root(const Ball &ball);
  template <class Function> static Ball monotonic(const Ball &ball, double least, Function function);
  static Ball maximum(const Ball &left, const Ball &right);

  Cell compare(const ScalarOperation &operation, const Cell *operands) const;
  Cell select(const ScalarOperation &operation, const Cell *operands) const;
  Cell other(const ScalarOperation &operation, int result, const Cell *operands);
  RealOperation rule_of(const ScalarOperation &operation) const {
    return rules_[size_t(&operation - program_.operations.data())];
  }

  const Program &program_;
  const Sample &sample_;
  const bool any_precision_;
  WideConstants &wide_;
  std::vector<RealOperation> rules_;
};

} // namespace equiv
