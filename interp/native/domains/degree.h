// The degree domain: how large the expressions of a run are, as the error bounds of the algebraic and the reassociating
// domain need it.
//
// For the former a float is a quotient N / D of polynomials with integer coefficients, up to a power of two, in the
// inputs and in the results of functions (which are variables of their own): its size is the degrees of N and D, the
// logarithms of the sums of the magnitudes of their coefficients, and how many constants with a fraction are multiplied
// at most. Sums are brought to the product of their denominators. For the latter a float is a multiset of summands or
// factors: its size is how many copies of members it has.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "domains/domain.h"
#include "domains/fingerprint_hash.h"
#include "domains/real_operation.h"

#include <algorithm>
#include <vector>

namespace equiv {

class DegreeDomain final : public Domain {
public:
  // With `copies` for the reassociating domain.
  DegreeDomain(const Program &program, bool any_precision, bool definedness, bool copies);

  bool folds(const ScalarOperation &operation, const Bits *operands) const override {
    return folds_exactly(rule_of(operation), operation, operands, any_precision_);
  }
  Cell leaf(uint32_t, uint64_t, ScalarType) override { return variable(); }
  Cell make(uint32_t, const Cell &first, const Cell &second) override;
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override;
  // What is kept is the most of all, whatever their order.
  bool is_function(const ScalarOperation &) const override { return true; }
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results, int count) override;

  // Of N and D together, the most of any expression so far; or the most copies.
  double degree() const { return greatest_; }
  // The binary places of the coefficients of N and D, at most.
  double places() const { return most_terms_ + most_constants_ * fraction_; }
  // The same of what is hashed: operands of functions, differences that are compared, and divisors where the algebraic
  // domain keeps where values are defined.
  double hashed_places() const { return most_hashed_terms_ + most_hashed_constants_ * fraction_; }

private:
  struct Size {
    double numerator = 0, denominator = 0;   // degrees
    double terms = 0, denominator_terms = 0; // logarithms to base two
    double constants = 0;
  };
  enum class Kind : uint8_t { Atom, Sum, Product, Extremum };
  struct Copies {
    double count = 1;
    Kind kind = Kind::Atom;
  };

  RealOperation rule_of(const ScalarOperation &operation) const {
    return rules_[size_t(&operation - program_.operations.data())];
  }
  bool is_hashed(RealOperation what, int index) const;
  static Cell variable() { return cell_of(Size{1, 0, 0, 0, 0}); }
  // Rounded up.
  static Cell cell_of(const Size &size);
  static Cell cell_of(const Copies &copies);
  static Copies copies_of(const Cell &cell);
  Size size_of(const Cell &cell, ScalarType type);
  static Size sum(const Size &left, const Size &right);
  static Size product(const Size &left, const Size &right);
  static Size inverse(const Size &size);
  static Size most(const Size &left, const Size &right);
  static Size power(const Size &base, double exponent);
  void note(const Size &size);
  void note_hashed(const Size &size);
  static bool adds_integers(const ScalarOperation &operation);
  Cell count(RealOperation what, const ScalarOperation &operation, const Cell *operands);

  const Program &program_;
  const bool any_precision_, definedness_, copies_;
  std::vector<RealOperation> rules_;
  double greatest_ = 1, most_terms_ = 0, most_constants_ = 0;
  double most_hashed_terms_ = 0, most_hashed_constants_ = 0;
  double fraction_ = 0; // binary places after the point, of any constant
};

} // namespace equiv
