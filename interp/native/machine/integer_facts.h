// What is known of integers of data that addresses are made of: a sum of multiples of atoms, and a range.
#pragma once

#include "core/cell.h"
#include "machine/conditions.h"
#include "machine/integer_operation.h"
#include "machine/linear_form.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <vector>

namespace equiv {

class IntegerFacts {
public:
  // Nothing is known where the domain or the run does not track it.
  IntegerFacts(const Execution &execution, Domain &domain, Conditions &conditions);

  bool tracks() const { return tracks_; }

  IntegerOperation operation_of(const ScalarOperation &operation) const {
    return operations_[size_t(&operation - program_.operations.data())];
  }

  LinearForm form_of(const Cell &cell, unsigned width) const;

  // Where a value has a form only if it is not poison.
  const Meant *meant(const Cell &cell) const;

  // What a comparison says of an integer where it holds, or does not: that it is from `low` to `high`.
  std::optional<Promise> said(const Literal &comparison) const;

  // The term's atom, or its opposite where the factor is negative, is from `low` to `high` from here on, wherever the
  // program is defined.
  void narrow(const Term &term, int64_t low, int64_t high);

  // Bounds a value that no operation here made.
  void bound(const Cell &cell, int64_t low, int64_t high);

  // The result of an operation where the ranges of its operands, or its normal form, settle it.
  bool settles(const ScalarOperation &operation, const Cell *operands, Cell &result);

  // Remembers what an operation made. An operand that `may_be_poison` stays a part of it.
  void note(const ScalarOperation &operation, const Cell *operands, const Cell &made, bool may_be_poison);

  // Sums and multiples whose flag `nuw` makes them poison where an operand is negative, or `nsw` where they are no
  // numbers of their width.
  void note_meant(IntegerOperation what, const ScalarOperation &operation, const Cell *operands, const Cell &made);

  // left + factor * right as a number of `width` bits, where nothing else can be. Nothing where no value is one, where
  // a part is no number itself, or a factor too large.
  std::optional<LinearForm> sum_within(const LinearForm &left, const LinearForm &right, int64_t factor,
                                       unsigned width) const;

  static bool same_sum(const LinearForm &one, const LinearForm &other);

  // Whether a sum of numbers is one of `width` bits for all values of its atoms.
  static bool always_within(const LinearForm &form, unsigned width);

  static LinearForm zero() { return LinearForm{0, {}, 0, 0, true}; }

  // left + factor * right.
  LinearForm sum(const LinearForm &left, const LinearForm &right, int64_t factor) const;

  LinearForm product(const LinearForm &form, int64_t factor) const;

  // The terms of a form without its constant, as one value.
  Cell cell_of(const std::vector<Term> &terms);

  // Whether the terms add up to a value, as a condition; both are divided by the factors' common divisor before.
  Cell equals(const std::vector<Term> &terms, int64_t value);

  // The greatest common divisor of the factors.
  static int64_t divisor_of(const LinearForm &form);

private:
  static constexpr size_t kMost = size_t(1) << 22; // beyond, facts are missed and nothing else
  static constexpr size_t kMostPromises = 8;       // of one value
  static constexpr Wide kMostFactor = Wide(1) << 61;

  static int64_t least(unsigned width) { return width >= 64 ? INT64_MIN : -(int64_t(1) << (width - 1)); }
  static int64_t greatest(unsigned width) { return width >= 64 ? INT64_MAX : (int64_t(1) << (width - 1)) - 1; }

  static LinearForm atom(const Cell &cell, int64_t low, int64_t high);

  // A sum that fits into 64 bits for all values of its terms is exact.
  void settle(LinearForm &form, bool exact, Wide low, Wide high) const;

  static bool fits(const LinearForm &form, unsigned width) {
    return form.exact && form.low >= least(width) && form.high <= greatest(width);
  }

  // The form with what was learned of its atoms since.
  LinearForm refreshed(LinearForm form) const;

  // Whether all atoms of `part` are atoms of `form`.
  static bool keeps(const LinearForm &form, const LinearForm &part);

  void set(const Cell &made, const LinearForm &form, unsigned width);

  // Whether an exact form is zero, as a condition.
  Cell is_zero(const LinearForm &form);

  const Program &program_;
  Domain &domain_;
  Conditions &conditions_;
  const bool tracks_;
  std::vector<IntegerOperation> operations_;
  std::unordered_map<Cell, LinearForm, CellHash> known_;
  std::unordered_map<Cell, Meant, CellHash> meant_;
  std::unordered_map<Cell, std::pair<int64_t, int64_t>, CellHash> narrowed_;
  std::unordered_map<Cell, std::pair<LinearForm, LinearForm>, CellHash> compared_;
};

} // namespace equiv
