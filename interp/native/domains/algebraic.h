// The algebraic domain: a float is the value of its expression, taken over the real numbers, at a random point of
// Z_p x Z_q, where p = 2q + 1. Sums, products and quotients are what they are in both fields. exp(x) is g^x: x modulo q
// is an exponent, g a generator of the squares modulo p; 2^x likewise with 2, so that 2^n is that number. What is no
// field operation is a keyed hash of its operands, in a form in which operands that are equal as real functions are
// the same wherever the domain knows of it. Equal expressions have equal values modulo p; different ones agree there
// only by accident, with the probability that `equiv.levels` bounds.
//
// With a value goes its facts (`real_facts.h`), which tells what is defined for all inputs: a sum of exponentials is no
// zero divisor. What is not is counted; on demand each value keeps the conditions under which it is defined, and a
// target's value is equal only where its conditions follow from those of the source's.
//
// Data other than floats with arithmetic are fingerprints, as in the fingerprint domain.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/algebraic_layout.h"
#include "domains/definedness.h"
#include "domains/domain.h"
#include "domains/element_sets.h"
#include "domains/fingerprint_hash.h"
#include "domains/prime_field.h"
#include "domains/real_facts.h"
#include "domains/real_operation.h"
#include "domains/undefined_parts.h"

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace equiv {

// What the error bound counts.
struct AlgebraicCounts {
  int64_t hashed = 0;   // keyed hashes of operands whose values modulo p and modulo q both went in: 2q^2 of them
  int64_t tests = 0;    // whether two values are the same, or one is zero
  int64_t narrowly = 0; // keyed hashes of operands of which only the value modulo p went in
};

class AlgebraicDomain final : public Domain {
public:
  AlgebraicDomain(const Program &program, Block seed, int field_bits, bool any_precision, bool tracks_definedness,
                  WideConstants &wide);

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType type) override;
  Cell make(uint32_t head, const Cell &first, const Cell &second) override;
  Cell typed(const Cell &made, ScalarType type) const override;
  bool folds(const ScalarOperation &operation, const Bits *operands) const override {
    return folds_exactly(rule_of(operation).what, operation, operands, any_precision_);
  }
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override;
  bool is_function(const ScalarOperation &operation) const override;
  bool is_ordered(const ScalarOperation &operation) const override;
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results, int count) override;
  bool may_hold_undefined(const Cell &) override { return undefined_.any(); }

  // Whether two outputs of the same type are equal; `other` comes from a domain of the same seed.
  bool equal(const Cell &cell, const AlgebraicDomain &other, const Cell &others, ScalarType type);

  AlgebraicCounts counts() const {
    AlgebraicCounts counts = counts_;
    counts.narrowly += nested_ || exponents_.enabled() ? exponentials_ : 0;
    return counts;
  }
  // Divisors, roots, logarithms and others that are not defined for all inputs, or not known to be.
  int64_t demands() const { return demands_; }

private:
  // A real value: its images, and whether that modulo q depends on how an exponential was written, so that only the
  // one modulo p stands for the value.
  struct Value {
    uint64_t p = 0, q = 0;
    bool only_p = false;
    uint8_t facts = 0;
  };

  // How an operation is computed, settled once for each operation of the program.
  struct Rule {
    RealOperation what = RealOperation::Other;
    Block keys[kMaxResults] = {};
    uint8_t relations = 0;
    bool is_total = false; // a number for all numbers
  };

  struct Factors {
    Value product, left, right;
  };

  // What a function's values came from, where a later operation may undo the function.
  class Origins {
  public:
    void enable() { enabled_ = true; }
    bool enabled() const { return enabled_; }
    void add(const Value &value, const Cell &origin) {
      if (enabled_ && known_.size() < kLimit)
        known_.emplace(value.p, Known{value, origin});
    }
    const Cell *find(const Value &value) const {
      if (!enabled_)
        return nullptr;
      auto found = known_.find(value.p);
      return found == known_.end() || !same(found->second.value, value) ? nullptr : &found->second.origin;
    }

  private:
    static constexpr size_t kLimit = size_t(1) << 20; // beyond, identities are missed and nothing else
    struct Known {
      Value value;
      Cell origin;
    };
    std::unordered_map<uint64_t, Known> known_;
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

  // Whether two values are taken for the same.
  static bool same(const Value &left, const Value &right) {
    return left.p == right.p && (left.only_p || right.only_p || left.q == right.q);
  }
  static bool is_total(const ScalarOperation &operation);

  static Cell cell_of(const Value &value);
  static uint8_t facts_of(const Cell &cell, ScalarType type);
  static bool is_special_in_any_format(const Cell &cell);
  bool equal_values(const Cell &cell, const AlgebraicDomain &other, const Cell &others, ScalarType type);
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
  // These also say where they are defined.
  Value sum(const Value &left, const Value &right);
  Value product(const Value &left, const Value &right);
  Value quotient(const Value &left, const Value &right);
  Value integer_power(const Value &base, int64_t exponent);
  Value odd(const Block &key, const Value &value);
  Value even(const Block &key, const Value &value);

  // What must hold of a value for the present operation to be defined.
  void demand(AlgebraicKey key, const Value &value, bool met);
  void demand_not_zero(const Value &value);
  void demand_not_negative(const Value &value);
  void demand_positive(const Value &value);
  void demand_number(const Value &value);
  void demand_of_both(const Value &left, const Value &right);
  void demand_finite(const Value &value);
  const Cell *find(const Origins &origins, const Value &value);
  bool excluded(const ScalarOperation &operation, const Cell &cell, ScalarType type);

  Cell compute(const ScalarOperation &operation, int result, const Cell *operands);
  Cell extremum(const ScalarOperation &operation, const Cell &left, const Cell &right, bool maximum);
  Cell compare(const Rule &rule, const ScalarOperation &operation, const Cell *operands);
  Cell select(const Rule &rule, const ScalarOperation &operation, const Cell *operands);
  Cell other(const Rule &rule, const ScalarOperation &operation, int result, const Cell *operands);
  // Where an infinity or a NaN settles the result, or stops the run.
  bool special(const ScalarOperation &operation, RealOperation what, const Cell *operands, Cell &result);

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
  UndefinedParts undefined_;
  AlgebraicCounts counts_;
  int64_t exponentials_ = 0;
  bool nested_ = false; // an exponential is in an exponent
  Origins exponents_, logarithms_, roots_;
  Origins widened_[size_t(TypeKind::Uninterpreted)]; // by the narrower format
  ElementSets extrema_;
  static constexpr size_t kComparisons = 8;
  std::vector<Comparison> comparisons_; // the latest ones, in turn
  size_t next_comparison_ = 0;
  bool reads_specials_ = false; // what is read out of contents may be no real number
  int64_t demands_ = 0;
  static constexpr int kMostFactors = 64;
  std::unordered_map<uint64_t, Factors> factors_;
  std::unique_ptr<Definedness> definedness_;
  Definedness::Conditions demanded_; // of the present operation
  bool unconditional_ = true;        // its operands are defined for all inputs
};

} // namespace equiv
