// The algebraic domain: a float is the value of its expression, taken over the real numbers, at a random point of
// Z_p x Z_q, where p = 2q + 1. Sums, products and quotients are what they are in both fields. exp(x) is g^x: x modulo q
// is an exponent, g a generator of the squares modulo p; 2^x likewise with 2, so that 2^n is that number. What is no
// field operation is a keyed hash of its operands, in a form in which operands that are equal as real functions are
// the same wherever the domain knows of it. Equal expressions have equal values modulo p; different ones agree there
// only by accident, with the probability that `equiv.levels` bounds.
//
// Data other than floats with arithmetic are fingerprints, as in the fingerprint domain.
#pragma once

#include "cell.h"
#include "element_sets.h"
#include "fingerprint.h"
#include "prime_field.h"
#include "program.h"
#include "real_operation.h"
#include "wide_constants.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace equiv {

// What the error bound counts.
struct AlgebraicCounts {
  int64_t hashed = 0;   // keyed hashes of operands whose values modulo p and modulo q both went in: 2q^2 of them
  int64_t narrowly = 0; // keyed hashes of operands of which only the value modulo p went in
};

class AlgebraicDomain {
public:
  static constexpr bool kConcrete = false;
  static constexpr bool kDistinguishes = true;
  static constexpr bool kSplits = true;

  AlgebraicDomain(const Program &program, Block seed, int field_bits, bool any_precision, WideConstants &wide);

  static bool symbolic(const Cell &cell) { return is_fingerprint(cell); }

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType type);
  Cell make(uint32_t head, const Cell &first, const Cell &second);
  Cell typed(const Cell &made, ScalarType type) const;
  bool folds(const ScalarOperation &operation, const Bits *operands) const {
    return folds_exactly(rule_of(operation).what, operation, operands, any_precision_);
  }
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands);

  // Whether two outputs of the same type are equal; `other` comes from a domain of the same seed.
  bool equal(const Cell &cell, const AlgebraicDomain &other, const Cell &others, ScalarType type);

  AlgebraicCounts counts() const { return {counts_.hashed, counts_.narrowly + (nested_ ? exponentials_ : 0)}; }

private:
  // A real value: its images, and whether that modulo q depends on how an exponential was written, so that only the
  // one modulo p stands for the value.
  struct Value {
    uint64_t p = 0, q = 0;
    bool only_p = false;
  };

  // How an operation is computed, settled once for each operation of the program.
  struct Rule {
    RealOperation what = RealOperation::Other;
    Block keys[kMaxResults] = {};
    uint8_t relations = 0;
  };

  // What a function's values came from, where a later operation may undo the function.
  class Origins {
  public:
    void enable() { enabled_ = true; }
    void add(const Value &value, const Cell &origin) {
      if (enabled_ && known_.size() < kLimit)
        known_.emplace(value.p, origin);
    }
    const Cell *find(const Value &value) const {
      if (!enabled_)
        return nullptr;
      auto found = known_.find(value.p);
      return found == known_.end() ? nullptr : &found->second;
    }

  private:
    static constexpr size_t kLimit = size_t(1) << 20; // beyond, identities are missed and nothing else
    std::unordered_map<uint64_t, Cell> known_;
    bool enabled_ = false;
  };

  struct Comparison {
    Cell result;
    Value left, right;
    uint8_t relations = 0;
    bool used = false;
  };

  const Rule &rule_of(const ScalarOperation &operation) const {
    return rules_[size_t(&operation - program_.operations.data())];
  }

  static Cell cell_of(const Value &value);
  static Value plain(const Cell &cell);
  Value value_of(const Cell &cell, ScalarType type);
  Value constant(TypeKind kind, Bits pattern) const;
  Value integer(int64_t value) const;
  // A cell that stands for an operand in a hash.
  Cell hashable(const Cell &cell, ScalarType type);
  Cell hashable(const Value &value);
  Value value_of_hash(const Cell &hash) const;
  Value hashed(const Block &key, const Cell &first, const Cell &second);

  Value add(const Value &left, const Value &right) const;
  Value subtract(const Value &left, const Value &right) const;
  Value negate(const Value &value) const;
  Value multiply(const Value &left, const Value &right) const;
  Value invert(const Value &value) const;
  Value power(const Value &base, int64_t exponent) const;
  static bool is_zero(const Value &value) { return value.p == 0 && (value.q == 0 || value.only_p); }
  bool is_negative_form(const Value &value) const { return value.p > p_.modulus() / 2; }

  Value exponential(const PowerTable &base, const Value &exponent);
  Value logarithm(const Value &value);
  Value square_root(const Value &value);
  Value product(const Value &left, const Value &right);
  Value odd(const Block &key, const Value &value);
  Value even(const Block &key, const Value &value);

  Cell extremum(const ScalarOperation &operation, const Cell &left, const Cell &right, bool maximum);
  Cell compare(const Rule &rule, const ScalarOperation &operation, const Cell *operands);
  Cell select(const Rule &rule, const ScalarOperation &operation, const Cell *operands);
  Cell other(const Rule &rule, const ScalarOperation &operation, int result, const Cell *operands);
  // Where an infinity or a NaN settles the result, or stops the run.
  bool special(const ScalarOperation &operation, RealOperation what, const Cell *operands, Cell &result) const;

  PrimeField p_, q_;
  FingerprintHash hash_;
  Block leaf_key_, pair_key_, wide_key_, constant_key_, exponential_key_, logarithm_key_, root_key_, extremum_keys_[2],
      element_key_;
  PowerTable exp_, exp2_;
  Value log_of_two_, log_of_ten_;
  std::vector<uint64_t> powers_p_, powers_q_; // of two, from 2^kLeastPower
  std::vector<Rule> rules_;
  const Program &program_;
  const bool any_precision_;
  WideConstants &wide_;
  AlgebraicCounts counts_;
  int64_t exponentials_ = 0;
  bool nested_ = false; // an exponential is in an exponent
  Origins exponents_, logarithms_, roots_;
  Origins widened_[size_t(TypeKind::Uninterpreted)]; // by the narrower format
  ElementSets extrema_;
  std::vector<Comparison> comparisons_; // the latest ones, in turn
  size_t next_comparison_ = 0;
};

} // namespace equiv
