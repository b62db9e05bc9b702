// The reassociating domain: fingerprints in which sums and products of floats are multisets of what they add or
// multiply, so that neither order nor grouping shows. At level reassociated every float addition, subtraction,
// multiplication, minimum and maximum is taken so; at level bitwise those that carry the flag `reassoc`.
//
// A sum is the sum of its summands' hashes in the product of two prime fields, in the first of which signs count and in
// the second not, so that x - x is not empty; a product is the product of its factors' hashes in both. The primes are
// random, p = 2q + 1 with q prime: no number of copies that a program can make of a value, and no power of it, is known
// to vanish. A sum that is a
// factor, or a product that is a summand, counts as one thing: distributivity does not hold. A minus sign moves where
// that is exact: a - b is a + (-b), (-a) * b is -(a * b), and -(a + b) is (-a) + (-b) up to the sign of a zero.
// Constants are added and multiplied exactly: (x + 1) + 2 is x + 3, and (x + 0.1) + 0.2 is no x + c for any constant.
// x + x is two copies of x and not 2 * x, and x - x not 0. At level reassociated x + 0 is x, as the sign of a zero does
// not matter there.
//
// Sums of integers are exact in any order, and are multisets at every level: what is equal over the integers is so
// modulo 2^w. There x + 0 is x; x - x is not 0, since x may be poison. Those with flags are not.
#pragma once

#include "core/cell.h"
#include "core/program.h"
#include "core/wide_constants.h"
#include "domains/domain.h"
#include "domains/element_sets.h"
#include "domains/fingerprint_hash.h"
#include "domains/prime_field.h"
#include "domains/real_operation.h"
#include "domains/undefined_parts.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace equiv {

// `everywhere`: level reassociated; otherwise only operations whose flags allow it. What flags allow is allowed to the
// target: the `source` is what may be rewritten, and a target's `fma` may be a product and a sum of the source that
// carry `contract`, which `fuses` says to assume.
struct Reassociation {
  bool everywhere = true;
  bool source = true;
  bool fuses = false;
};

// What the error bound counts.
struct ReassociatingCounts {
  int64_t hashed = 0;
  int64_t sums = 0;    // sums that were hashed as one
  int64_t merged = 0;  // unions of two multisets, each of which may double the copies of a member
  int64_t factors = 0; // constants in products
  int places = 0;      // binary places from the lowest to the highest of the constants in sums
};

constexpr int kResidueBits = 60; // of a prime, unless a test wants collisions

class ReassociatingDomain final : public Domain {
public:
  ReassociatingDomain(const Program &program, Block seed, int residue_bits, Reassociation how, WideConstants &wide);

  Cell leaf(uint32_t parameter, uint64_t element, ScalarType) override;
  Cell make(uint32_t head, const Cell &first, const Cell &second) override;
  Cell typed(const Cell &made, ScalarType type) const override {
    return is_float(type.kind) || type.kind == TypeKind::Integer ? atom(made) : made;
  }
  bool folds(const ScalarOperation &operation, const Bits *operands) const override;
  Cell combine(const ScalarOperation &operation, int result, const Cell *operands) override;
  bool is_function(const ScalarOperation &operation) const override;
  bool is_ordered(const ScalarOperation &operation) const override {
    const Rule &rule = rule_of(operation);
    return rule.what == RealOperation::Maximum || rule.what == RealOperation::Minimum;
  }
  bool compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results, int count) override;
  bool may_hold_undefined(const Cell &) override { return undefined_.any(); }

  ReassociatingCounts counts() const {
    ReassociatingCounts counts = counts_;
    counts.places = greatest_place_ - least_place_;
    return counts;
  }

  bool equal(const Cell &cell, const ReassociatingDomain &other, const Cell &others, ScalarType type);

  // Whether one sum of products is fused in one place, here or in the source, and left open in another one here. What
  // is left open may still come out otherwise than what is fused, where the source has one value.
  bool leaves_open_what_is_fused(const ReassociatingDomain &source) const {
    return std::any_of(left_open_.begin(), left_open_.end(),
                       [&](const Cell &sum) { return fused_.count(sum) != 0 || source.fused_.count(sum) != 0; });
  }

  // Whether one multiset of floats is computed in two ways here, of which the source may have one alone.
  bool computes_in_two_ways() const { return computes_in_two_ways_; }

private:
  // What a cell holds: an atom, of floats with a sign, or a multiset.
  enum class Form : uint8_t { Atom, Sum, Product, Maxima, Minima, MaximaOfNumbers, MinimaOfNumbers, IntegerSum };

  // How an operation is computed, settled once for each operation of the program. Operations of a multiset restrict
  // what is defined in the same way (nnan, ninf), or else count as one thing in each other.
  struct Rule {
    RealOperation what = RealOperation::Other;
    Form form = Form::Atom;
    bool plain = false;       // its flags restrict it in a way that no multiset can tell
    bool gathers = false;     // is taken as part of a multiset
    bool contracts = false;   // may be fused, or is a product that may be
    bool reciprocal = false;  // x / y may be x * (1 / y)
    bool subtracts = false;   // of integers
    uint64_t restriction = 0; // in place in a cell's high half
    Block keys[kMaxResults] = {};
    Block way = {}; // of what is computed so
  };

  // An operand as one thing, with its sign in front.
  struct Signed {
    Cell atom;
    bool negative = false;
  };

  Rule make_rule(const ScalarOperation &operation) const;
  static Cell atom(const Cell &hash);
  static Form form_of(const Cell &cell);
  // Of a product, a sum, ... the hash of all of it.
  Signed single(const Cell &cell, ScalarType type);
  Cell hashable(const Cell &cell, ScalarType type);
  Cell hashed(const Block &key, const Cell &first, const Cell &second);
  Cell other(const Rule &rule, const ScalarOperation &operation, int result, const Cell *operands);
  static bool is_zero_constant(ScalarType type, const Cell &cell);
  bool adds_zero(const Rule &rule, const ScalarOperation &operation, const Cell *operands, Cell &result);
  bool simplified(const Rule &rule, const ScalarOperation &operation, const Cell *operands, Cell &result);
  Cell combined(const ScalarOperation &operation, int result, const Cell *operands);
  bool is_one_way_of_some(const Rule &rule) const;
  Cell way_of(const Cell &cell, ScalarType type);
  void note_way(const Rule &rule, ScalarType type, const Cell *operands, const Cell &result);
  Cell negated(const Cell &cell, ScalarType type);
  static Cell without_restriction(const Cell &sum);
  Cell sum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right, bool subtract);
  static bool gathers_in(const Rule &rule, Form form, const Cell &cell);
  Cell element_of_sum(const Cell &atom, bool negative) const;
  Cell constant_of_sum(const Exact &number, bool negative);
  Cell opposite_sum(const Cell &sum) const;
  Cell merge_sums(const Cell &left, const Cell &right) const;
  static uint64_t residue(const PrimeField &field, const Exact &number);
  Cell summand(const Rule &rule, ScalarType type, const Cell &cell, bool negative);
  bool adds_integers(const Rule &rule, const Cell *operands) const;
  Cell integer_sum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right);
  Cell integer_summand(const Rule &rule, ScalarType type, const Cell &cell, bool negative);
  Cell product(const Rule &rule, ScalarType type, const Cell &left, const Cell &right);
  Cell factor(const Rule &rule, ScalarType type, const Cell &cell);
  Cell fused(const Rule &rule, ScalarType type, const Cell *operands);
  Cell quotient(const Rule &rule, ScalarType type, const Cell *operands);
  Cell extremum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right);
  bool finite(const Cell &cell, ScalarType type) const;
  const Rule &rule_of(const ScalarOperation &operation) const {
    return rules_[size_t(&operation - program_.operations.data())];
  }

  const Program &program_;
  FingerprintHash hash_;
  const Reassociation how_;
  WideConstants &wide_;
  UndefinedParts undefined_;
  PrimeField first_, second_;
  ReassociatingCounts counts_;
  int least_place_ = 0, greatest_place_ = 0; // of constants, one among them
  Block leaf_key_, pair_key_, wide_key_, sum_key_, product_key_, exact_product_key_, fused_product_key_,
      reciprocal_key_, constant_key_, extremum_key_, element_key_, plain_reciprocal_key_, integer_key_;
  uint64_t unit_; // what the constant 1 adds to a sum
  std::vector<Rule> rules_;
  ElementSets extrema_;
  std::set<Cell> fused_, left_open_; // sums of products, where flags let them be fused
  std::map<Cell, Cell> ways_;        // of values without their signs: how they were computed
  bool computes_in_two_ways_ = false;
};

} // namespace equiv
