// cmpi and cmpf, one entry for each predicate.
#include "scalars/families.h"
#include "scalars/fast_math.h"
#include "scalars/integer_word.h"

namespace equiv {

namespace {

enum class Order { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

template <Order order, bool is_signed> struct CompareIntegers {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t, Word &result) {
    if (is_signed) {
      left ^= sign_bit<Word>(width);
      right ^= sign_bit<Word>(width);
    }
    result = order == Order::Equal       ? left == right
             : order == Order::NotEqual  ? left != right
             : order == Order::Less      ? left < right
             : order == Order::LessEqual ? left <= right
             : order == Order::Greater   ? left > right
                                         : left >= right;
    return Folded::Value;
  }
};

// The four relations of IEEE 754-2019, section 5.11, of which exactly one holds; a predicate is a set of them.
constexpr unsigned kLess = 1, kEqual = 2, kGreater = 4, kUnordered = 8;

template <typename Host> unsigned relation(Host left, Host right) {
  return left < right ? kLess : left > right ? kGreater : left == right ? kEqual : kUnordered;
}

template <unsigned predicate>
Folded fold_compare_floats(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.operands[0].kind;
  unsigned holds;
  if (kind == TypeKind::Single)
    holds = relation(host_of<float>(operands[0]), host_of<float>(operands[1]));
  else if (kind == TypeKind::Double)
    holds = relation(host_of<double>(operands[0]), host_of<double>(operands[1]));
  else if (is_float(kind))
    holds = relation(widen(kind, operands[0]), widen(kind, operands[1]));
  else
    return Folded::Unfolded;
  results[0] = (holds & predicate) != 0;
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensNothing);
}

// Whether swapping the operands, which swaps less and greater, leaves the predicate as it is.
constexpr bool is_symmetric(unsigned predicate) { return ((predicate & kLess) != 0) == ((predicate & kGreater) != 0); }

template <unsigned predicate> Semantics compare_floats(const char *name) {
  return {name, 2, 1, is_symmetric(predicate), false, fold_compare_floats<predicate>, nullptr};
}

template <Order order, bool is_signed = false> Semantics compare_integers(const char *name) {
  constexpr bool symmetric = order == Order::Equal || order == Order::NotEqual;
  return {name, 2, 1, symmetric, false, fold_integer_pair<CompareIntegers<order, is_signed>>, nullptr};
}

} // namespace

void append_comparisons(std::vector<Semantics> &table) {
  const Semantics entries[] = {
      compare_integers<Order::Equal>("cmpi.eq"),
      compare_integers<Order::NotEqual>("cmpi.ne"),
      compare_integers<Order::Less, true>("cmpi.slt"),
      compare_integers<Order::LessEqual, true>("cmpi.sle"),
      compare_integers<Order::Greater, true>("cmpi.sgt"),
      compare_integers<Order::GreaterEqual, true>("cmpi.sge"),
      compare_integers<Order::Less>("cmpi.ult"),
      compare_integers<Order::LessEqual>("cmpi.ule"),
      compare_integers<Order::Greater>("cmpi.ugt"),
      compare_integers<Order::GreaterEqual>("cmpi.uge"),
      compare_floats<0>("cmpf.false"),
      compare_floats<kEqual>("cmpf.oeq"),
      compare_floats<kGreater>("cmpf.ogt"),
      compare_floats<kGreater | kEqual>("cmpf.oge"),
      compare_floats<kLess>("cmpf.olt"),
      compare_floats<kLess | kEqual>("cmpf.ole"),
      compare_floats<kLess | kGreater>("cmpf.one"),
      compare_floats<kLess | kEqual | kGreater>("cmpf.ord"),
      compare_floats<kUnordered | kEqual>("cmpf.ueq"),
      compare_floats<kUnordered | kGreater>("cmpf.ugt"),
      compare_floats<kUnordered | kGreater | kEqual>("cmpf.uge"),
      compare_floats<kUnordered | kLess>("cmpf.ult"),
      compare_floats<kUnordered | kLess | kEqual>("cmpf.ule"),
      compare_floats<kUnordered | kLess | kGreater>("cmpf.une"),
      compare_floats<kUnordered>("cmpf.uno"),
      compare_floats<kUnordered | kLess | kEqual | kGreater>("cmpf.true"),
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
