#include "domains/reassociating.h"

#include "core/stop.h"
#include "domains/expression.h"
#include "domains/reassociating_layout.h"

#include <algorithm>

namespace equiv {

namespace {

constexpr size_t kMostFused = size_t(1) << 24;

// What a group element packs into 120 bits: a residue of 60 bits, and another.
constexpr uint64_t kResidue = (uint64_t(1) << kResidueBits) - 1;

Cell pack(uint64_t first, uint64_t second) {
  return Cell{first | (second << kResidueBits), second >> (64 - kResidueBits)};
}
uint64_t first_of(const Cell &cell) { return cell.low & kResidue; }
uint64_t second_of(const Cell &cell) {
  return ((cell.high & kHash) << (64 - kResidueBits)) | (cell.low >> kResidueBits);
}

enum ReassociatingKey : uint32_t {
  KeySum = 0x60000000,
  KeyProduct,
  KeyExactProduct,
  KeyFusedProduct,
  KeyReciprocal,
  KeyConstant,
  KeyExtremum,
  KeyElement,
  KeyInteger,
  KeyUnit,
  KeyOtherField,
  KeyPlainReciprocal,
  KeyWay = 0x60000100 // and which operation of real numbers it is
};

} // namespace

ReassociatingDomain::ReassociatingDomain(const Program &program, Block seed, int residue_bits, Reassociation how,
                                         WideConstants &wide)
    : Domain(Distinguishes | Splits | HasFunctions | MayStop), program_(program), hash_(seed), how_(how), wide_(wide),
      first_(random_safe_prime(hash_.key_of_head(KeyUnit), residue_bits - 1).p),
      second_(random_safe_prime(hash_.key_of_head(KeyOtherField), residue_bits - 1).p),
      leaf_key_(hash_.key_of_head(HeadLeaf)), pair_key_(hash_.key_of_head(HeadPair)),
      wide_key_(hash_.key_of_head(HeadWide)), sum_key_(hash_.key_of_head(KeySum)),
      product_key_(hash_.key_of_head(KeyProduct)), exact_product_key_(hash_.key_of_head(KeyExactProduct)),
      fused_product_key_(hash_.key_of_head(KeyFusedProduct)), reciprocal_key_(hash_.key_of_head(KeyReciprocal)),
      constant_key_(hash_.key_of_head(KeyConstant)), extremum_key_(hash_.key_of_head(KeyExtremum)),
      element_key_(hash_.key_of_head(KeyElement)), plain_reciprocal_key_(hash_.key_of_head(KeyPlainReciprocal)),
      integer_key_(hash_.key_of_head(KeyInteger)), extrema_(first_, second_) {
  unit_ = first_.from_random(hash_.key_of_head(KeyUnit).high);
  for (const ScalarOperation &operation : program.operations)
    rules_.push_back(make_rule(operation));
}

ReassociatingDomain::Rule ReassociatingDomain::make_rule(const ScalarOperation &operation) const {
  Rule rule;
  for (int index = 0; index < operation.result_count; ++index)
    rule.keys[index] = hash_.key_of_head(head_of(operation.identity, index));
  const std::string_view scalar = operation.semantics ? operation.semantics->name : std::string_view();
  if ((scalar == "addi" || scalar == "subi") && operation.flags == 0 && operation.results[0].width <= 64) {
    rule.form = Form::IntegerSum;
    rule.gathers = true;
    rule.subtracts = scalar == "subi";
    return rule;
  }
  rule.what = real_operation_of(operation);
  const RealOperation way = rule.what == RealOperation::Subtract ? RealOperation::Add : rule.what;
  rule.way = hash_.key_of_head(KeyWay | uint32_t(way));
  const uint32_t roundings = FlagToNearestEven | FlagDownward | FlagUpward | FlagTowardZero | FlagToNearestAway;
  if (operation.flags & roundings & ~FlagToNearestEven) {
    rule.what = RealOperation::Other;
    return rule;
  }
  const bool nnan = operation.flags & FlagNnan, ninf = operation.flags & FlagNinf, nsz = operation.flags & FlagNsz;
  bool representable = true;
  uint64_t restriction = 0;
  if (how_.everywhere) {
    restriction = nnan && ninf ? 1 : nnan ? 2 : ninf ? 3 : 0;
  } else {
    // Which zero a sum gives is left open only where all its operations leave it open.
    restriction = nnan && ninf && nsz ? 1 : nsz && !nnan && !ninf ? 2 : 0;
    representable = restriction != 0 || !(nnan || ninf || nsz);
  }
  rule.restriction = restriction << kRestrictionShift;
  rule.plain = !representable;
  rule.gathers = representable && (how_.everywhere || (operation.flags & FlagReassoc));
  const bool separate = representable && (restriction == 0 || rule.gathers);
  rule.contracts = separate && (operation.flags & FlagContract);
  rule.reciprocal = separate && (operation.flags & FlagArcp);
  switch (rule.what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::FusedMultiplyAdd:
    rule.form = Form::Sum;
    break;
  case RealOperation::Multiply:
  case RealOperation::Divide:
    rule.form = Form::Product;
    break;
  case RealOperation::Maximum:
  case RealOperation::Minimum: {
    // Of the two kinds only IEEE 754-2019's maximum and minimum do not depend on the order in any bit.
    const std::string_view name = operation.semantics->name;
    // Without NaNs the kinds differ in zeros only.
    const bool of_numbers = (name == "maxnumf" || name == "minnumf") && !(how_.everywhere && nnan);
    rule.plain = !representable;
    rule.gathers = representable && (how_.everywhere || !of_numbers);
    rule.form = rule.what == RealOperation::Maximum ? (of_numbers ? Form::MaximaOfNumbers : Form::Maxima)
                                                    : (of_numbers ? Form::MinimaOfNumbers : Form::Minima);
    break;
  }
  case RealOperation::Negate:
    // Moving a sign is exact, but says nothing of NaNs and zeros that the operation leaves open.
    if (nnan || ninf || (nsz && !how_.everywhere))
      rule.what = RealOperation::Other;
    break;
  default:
    break;
  }
  return rule;
}

bool ReassociatingDomain::folds(const ScalarOperation &operation, const Bits *operands) const {
  const RealOperation what = rule_of(operation).what;
  const bool gathered =
      what == RealOperation::Add || what == RealOperation::Subtract || what == RealOperation::Multiply;
  return !how_.everywhere || !gathered || folds_exactly(what, operation, operands, false);
}

// -- cells -----------------------------------------------------------------------------------------------------------

Cell ReassociatingDomain::atom(const Cell &hash) { return Cell{hash.low, kSymbolic | (hash.high & kHash)}; }

ReassociatingDomain::Form ReassociatingDomain::form_of(const Cell &cell) { return Form((cell.high >> kFormShift) & 7); }

Cell ReassociatingDomain::hashed(const Block &key, const Cell &first, const Cell &second) {
  ++counts_.hashed;
  return hash_.hash(key, first, second);
}

bool ReassociatingDomain::finite(const Cell &cell, ScalarType type) const {
  return kind_of(cell) == CellKind::Constant && !is_special(type.kind, cell.low);
}

ReassociatingDomain::Signed ReassociatingDomain::single(const Cell &cell, ScalarType type) {
  const Cell kind{uint64_t(type.kind), 0};
  if (!is_fingerprint(cell)) {
    if (kind_of(cell) != CellKind::Constant)
      return {atom(hashed(constant_key_, is_undefined(cell) ? undefined_.stand_in(cell) : cell, kind)), false};
    const Format format = format_of(type.kind);
    const bool nan = is_not_a_number(type.kind, cell.low);
    const uint64_t size = nan ? format.canonical_nan() : magnitude(format, cell.low);
    return {atom(hashed(constant_key_, constant_cell(size), kind)), !nan && has_sign(format, cell.low)};
  }
  switch (form_of(cell)) {
  case Form::Atom:
    return {Cell{cell.low, cell.high & ~kSign}, (cell.high & kSign) != 0};
  case Form::Product: {
    const uint64_t ignored = kSign | (how_.everywhere ? kContracts : 0);
    return {atom(hashed(product_key_, Cell{cell.low, cell.high & ~ignored}, kind)), (cell.high & kSign) != 0};
  }
  case Form::Sum: {
    // Of a sum and its opposite one stands for both, at the level at which signs of zeros do not matter.
    const Cell opposite = opposite_sum(cell);
    const bool flip = how_.everywhere && opposite < cell;
    ++counts_.sums;
    return {atom(hashed(sum_key_, flip ? opposite : cell, kind)), flip};
  }
  default:
    return {atom(hashed(extremum_key_, cell, kind)), false};
  }
}

Cell ReassociatingDomain::hashable(const Cell &cell, ScalarType type) {
  if (is_float(type.kind)) {
    Signed operand = single(cell, type);
    return Cell{operand.atom.low, operand.atom.high | (operand.negative ? kSign : 0)};
  }
  if (kind_of(cell) == CellKind::Wide) {
    Bits bits = wide_.bits(cell);
    return hashed(wide_key_, constant_cell(uint64_t(bits)), constant_cell(uint64_t(bits >> 64)));
  }
  if (is_fingerprint(cell) && form_of(cell) == Form::IntegerSum)
    ++counts_.sums;
  return is_undefined(cell) ? undefined_.stand_in(cell) : cell;
}

Cell ReassociatingDomain::leaf(uint32_t parameter, uint64_t element, ScalarType type) {
  return typed(hashed(leaf_key_, Cell{element, 0}, Cell{parameter, 0}), type);
}

Cell ReassociatingDomain::make(uint32_t head, const Cell &first, const Cell &second) {
  // A float's cell says what it is, whatever its type.
  const ScalarType raw{TypeKind::Integer, 64};
  return atom(hashed(hash_.key_of_head(head), hashable(first, raw), hashable(second, raw)));
}

bool ReassociatingDomain::equal(const Cell &cell, const ReassociatingDomain &other, const Cell &others,
                                ScalarType type) {
  if (kind_of(cell) == CellKind::Wide)
    return kind_of(others) == CellKind::Wide && wide_.bits(cell) == other.wide_.bits(others);
  if (cell == others)
    return true;
  if (!is_float(type.kind) || is_undefined(cell) || is_undefined(others))
    return false;
  if (kind_of(cell) == CellKind::Constant && kind_of(others) == CellKind::Constant)
    return is_not_a_number(type.kind, cell.low) && is_not_a_number(type.kind, others.low);
  // The keys are the same, so this domain can read the cells of both.
  return hashable(cell, type) == hashable(others, type);
}

// -- multisets -------------------------------------------------------------------------------------------------------

// Whether an operand is a multiset of a form that an operation of this rule goes on with.
bool ReassociatingDomain::gathers_in(const Rule &rule, Form form, const Cell &cell) {
  return rule.gathers && is_fingerprint(cell) && form_of(cell) == form &&
         (cell.high & kRestriction) == rule.restriction;
}

// An atom as an element of the sums' group, or its opposite.
Cell ReassociatingDomain::element_of_sum(const Cell &atom, bool negative) const {
  const uint64_t value = first_.from_random(atom.low);
  return pack(negative ? first_.negate(value) : value,
              second_.from_random((atom.high & kHash) << 8 | (atom.low & 255)));
}

// A constant as an element of the sums' group: so many times the unit. Its sign would not count in the second part.
Cell ReassociatingDomain::constant_of_sum(const Exact &number, bool negative) {
  if (number.significand != 0) {
    least_place_ = std::min(least_place_, number.exponent);
    greatest_place_ = std::max(greatest_place_, number.exponent + int(highest_bit(number.significand)) + 1);
  }
  const uint64_t value = first_.multiply(residue(first_, number), unit_);
  return pack(negative ? first_.negate(value) : value, 0);
}

Cell ReassociatingDomain::opposite_sum(const Cell &sum) const {
  const Cell opposite = pack(first_.negate(first_of(sum)), second_of(sum));
  return Cell{opposite.low, (sum.high & ~kHash) | opposite.high};
}

Cell ReassociatingDomain::merge_sums(const Cell &left, const Cell &right) const {
  const Cell merged = pack(first_.add(first_of(left), first_of(right)), second_.add(second_of(left), second_of(right)));
  return Cell{merged.low, ((left.high | right.high) & kConstant) | merged.high};
}

// The magnitude of a finite number as a residue.
uint64_t ReassociatingDomain::residue(const PrimeField &field, const Exact &number) {
  const uint64_t two = field.from_integer(2);
  const uint64_t power =
      field.power(number.exponent < 0 ? field.inverse(two) : two, uint64_t(std::abs(number.exponent)));
  return field.multiply(field.from_integer(uint64_t(number.significand)), power);
}

Cell ReassociatingDomain::negated(const Cell &cell, ScalarType type) {
  if (is_fingerprint(cell) && (form_of(cell) == Form::Atom || form_of(cell) == Form::Product))
    return Cell{cell.low, cell.high ^ kSign};
  if (is_fingerprint(cell) && form_of(cell) == Form::Sum && how_.everywhere)
    return opposite_sum(cell);
  Signed whole = single(cell, type);
  return Cell{whole.atom.low, whole.atom.high | (whole.negative ? 0 : kSign)};
}

Cell ReassociatingDomain::summand(const Rule &rule, ScalarType type, const Cell &cell, bool negative) {
  if (gathers_in(rule, Form::Sum, cell)) {
    // At level bitwise a sign may move into a sum only where the sign of its zero is left open.
    if (!negative)
      return cell;
    if (how_.everywhere || rule.restriction != 0)
      return opposite_sum(cell);
  }
  if (finite(cell, type)) {
    const Exact number = unpack(format_of(type.kind), cell.low);
    const Cell element = constant_of_sum(number, number.negative != negative);
    return Cell{element.low, element.high | kConstant};
  }
  if (rule.contracts && is_fingerprint(cell) && form_of(cell) == Form::Product && (cell.high & kContracts)) {
    Cell exact = hashed(exact_product_key_, Cell{cell.low, cell.high & kHash}, Cell{uint64_t(type.kind), 0});
    return element_of_sum(exact, ((cell.high & kSign) != 0) != negative);
  }
  Signed whole = single(cell, type);
  return element_of_sum(whole.atom, whole.negative != negative);
}

// What a sum adds up, however its operations restrict it.
Cell ReassociatingDomain::without_restriction(const Cell &sum) { return Cell{sum.low, sum.high & (kHash | kConstant)}; }

Cell ReassociatingDomain::sum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right, bool subtract) {
  if (gathers_in(rule, Form::Sum, left) && gathers_in(rule, Form::Sum, right))
    ++counts_.merged;
  Cell merged = merge_sums(summand(rule, type, left, false), summand(rule, type, right, subtract));
  Cell result{merged.low, kSymbolic | uint64_t(Form::Sum) << kFormShift | rule.restriction | merged.high};
  auto may_be_fused = [&](const Cell &cell) {
    return is_fingerprint(cell) && form_of(cell) == Form::Product && (cell.high & kContracts) != 0;
  };
  if ((how_.fuses || how_.everywhere) && rule.contracts && (may_be_fused(left) || may_be_fused(right)))
    left_open_.insert(without_restriction(result));
  if (rule.gathers)
    return result;
  Signed whole = single(result, type);
  return Cell{whole.atom.low, whole.atom.high | (whole.negative ? kSign : 0)};
}

// -- sums of integers ------------------------------------------------------------------------------------------------

bool ReassociatingDomain::adds_integers(const Rule &rule, const Cell *operands) const {
  return rule.form == Form::IntegerSum && std::all_of(operands, operands + 2, [](const Cell &cell) {
           return is_fingerprint(cell) || kind_of(cell) == CellKind::Constant;
         });
}

Cell ReassociatingDomain::integer_sum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right) {
  auto is_zero = [](const Cell &cell) { return kind_of(cell) == CellKind::Constant && cell.low == 0; };
  if (is_zero(right))
    return left;
  if (is_zero(left) && !rule.subtracts)
    return right;
  if (gathers_in(rule, Form::IntegerSum, left) && gathers_in(rule, Form::IntegerSum, right))
    ++counts_.merged;
  const Cell merged =
      merge_sums(integer_summand(rule, type, left, false), integer_summand(rule, type, right, rule.subtracts));
  return Cell{merged.low, kSymbolic | uint64_t(Form::IntegerSum) << kFormShift | merged.high};
}

Cell ReassociatingDomain::integer_summand(const Rule &rule, ScalarType type, const Cell &cell, bool negative) {
  if (gathers_in(rule, Form::IntegerSum, cell)) {
    const Cell sum = negative ? opposite_sum(cell) : cell;
    return Cell{sum.low, sum.high & kHash};
  }
  if (kind_of(cell) == CellKind::Constant) {
    const int64_t number = sign_extend(cell.low, type.width);
    const uint64_t magnitude = number < 0 ? 0 - uint64_t(number) : uint64_t(number);
    return constant_of_sum(Exact{false, 0, magnitude}, (number < 0) != negative);
  }
  // The bits of a float, read as an integer, may have one of a float's forms, or its sign.
  const bool plain = (cell.high & ~(kSymbolic | kHash)) == 0;
  return element_of_sum(plain ? cell : atom(hashed(integer_key_, cell, {})), negative);
}

// -- products, quotients and extrema
// -----------------------------------------------------------------------------------

Cell ReassociatingDomain::factor(const Rule &rule, ScalarType type, const Cell &cell) {
  if (gathers_in(rule, Form::Product, cell))
    return cell;
  if (finite(cell, type) && !is_zero(format_of(type.kind), cell.low)) {
    ++counts_.factors;
    Exact number = unpack(format_of(type.kind), cell.low);
    const Cell magnitude = pack(residue(first_, number), residue(second_, number));
    return Cell{magnitude.low, magnitude.high | (number.negative ? kSign : 0)};
  }
  Signed whole = single(cell, type);
  // A target's product is a way to compute a quotient of the source, whatever its flags.
  if (is_fingerprint(cell) && form_of(cell) == Form::Atom && (cell.high & kReciprocal) && how_.source &&
      !rule.reciprocal)
    whole.atom = hashed(plain_reciprocal_key_, whole.atom, {});
  const uint64_t first = first_.from_random(whole.atom.low);
  const uint64_t second = second_.from_random((whole.atom.high & kHash) << 8 | (whole.atom.low & 255));
  const Cell element = pack(first == 0 ? first_.one() : first, second == 0 ? second_.one() : second);
  return Cell{element.low, element.high | (whole.negative ? kSign : 0)};
}

Cell ReassociatingDomain::product(const Rule &rule, ScalarType type, const Cell &left, const Cell &right) {
  if (gathers_in(rule, Form::Product, left) && gathers_in(rule, Form::Product, right))
    ++counts_.merged;
  const Cell one = factor(rule, type, left), other = factor(rule, type, right);
  Cell result =
      pack(first_.multiply(first_of(one), first_of(other)), second_.multiply(second_of(one), second_of(other)));
  result.high |= kSymbolic | uint64_t(Form::Product) << kFormShift | ((one.high ^ other.high) & kSign);
  result.high |= rule.gathers ? rule.restriction : kSeparate;
  return Cell{result.low, result.high | (rule.contracts ? kContracts : 0)};
}

Cell ReassociatingDomain::fused(const Rule &rule, ScalarType type, const Cell *operands) {
  Cell factors = product(rule, type, operands[0], operands[1]);
  const bool contracted = how_.everywhere || how_.fuses;
  Cell exact = atom(hashed(contracted ? exact_product_key_ : fused_product_key_,
                           Cell{factors.low, factors.high & kHash}, Cell{uint64_t(type.kind), 0}));
  const Cell product{exact.low, exact.high | (factors.high & kSign)};
  if (how_.fuses || how_.everywhere) {
    const Cell merged = merge_sums(summand(rule, type, product, false), summand(rule, type, operands[2], false));
    fused_.insert(without_restriction(merged));
    if (fused_.size() > kMostFused)
      throw StopError("limit-memory", "too many different sums are fused with products");
  }
  return sum(rule, type, product, operands[2], false);
}

Cell ReassociatingDomain::quotient(const Rule &rule, ScalarType type, const Cell *operands) {
  Signed divisor = single(operands[1], type);
  Cell reciprocal = atom(hashed(reciprocal_key_, divisor.atom, Cell{uint64_t(type.kind), 0}));
  reciprocal.high |= kReciprocal | (divisor.negative ? kSign : 0);
  // Flags make more of a reciprocal: poison, or a zero of the other sign.
  if (rule.restriction == 0 && kind_of(operands[0]) == CellKind::Constant &&
      operands[0].low == format_of(type.kind).one())
    return reciprocal;
  return product(rule, type, operands[0], reciprocal);
}

Cell ReassociatingDomain::extremum(const Rule &rule, ScalarType type, const Cell &left, const Cell &right) {
  // Flags make more of one operand than that operand: poison, or a zero of the other sign.
  const bool is_idempotent = rule.restriction == 0;
  if (is_idempotent && left == right)
    return left;
  bool is_set[2];
  ElementSets::Sum elements[2];
  for (int index = 0; index < 2; ++index) {
    const Cell &cell = index == 0 ? left : right;
    is_set[index] = gathers_in(rule, rule.form, cell);
    elements[index] = is_set[index] ? ElementSets::Sum{first_of(cell), second_of(cell)}
                                    : extrema_.element(hashed(element_key_, hashable(cell, type), {}));
  }
  if (is_idempotent && !is_set[0] && !is_set[1] && elements[0] == elements[1])
    return left;
  const ElementSets::Sum sum = extrema_.unite(elements[0], is_set[0], elements[1], is_set[1]);
  const Cell packed = pack(sum.first, sum.second);
  return Cell{packed.low, kSymbolic | uint64_t(rule.form) << kFormShift | rule.restriction | packed.high};
}

// -- operations ------------------------------------------------------------------------------------------------------

Cell ReassociatingDomain::other(const Rule &rule, const ScalarOperation &operation, int result, const Cell *operands) {
  Cell first = hashable(operands[0], operation.operands[0]);
  Cell second = operation.operand_count > 1 ? hashable(operands[1], operation.operands[1]) : Cell{};
  if (operation.semantics && operation.semantics->commutative && second < first)
    std::swap(first, second);
  for (int index = 2; index < operation.operand_count; ++index) {
    first = hashed(pair_key_, first, second);
    second = hashable(operands[index], operation.operands[index]);
  }
  return typed(hashed(rule.keys[result], first, second), operation.results[result]);
}

bool ReassociatingDomain::is_zero_constant(ScalarType type, const Cell &cell) {
  return kind_of(cell) == CellKind::Constant && is_zero(format_of(type.kind), cell.low);
}

// Whether an operation adds or subtracts a zero, or subtracts from one: but for its sign, a zero in the result, that
// leaves the other operand or its opposite.
bool ReassociatingDomain::adds_zero(const Rule &rule, const ScalarOperation &operation, const Cell *operands,
                                    Cell &result) {
  if (rule.what != RealOperation::Add && rule.what != RealOperation::Subtract)
    return false;
  const ScalarType type = operation.results[0];
  for (int index = 0; index < 2; ++index)
    if (is_zero_constant(type, operands[index])) {
      const bool negative = index == 0 && rule.what == RealOperation::Subtract;
      result = negative ? negated(operands[1], type) : operands[1 - index];
      return true;
    }
  return false;
}

// What the flags of a single operation of the source allow on top: the target may have done it.
bool ReassociatingDomain::simplified(const Rule &rule, const ScalarOperation &operation, const Cell *operands,
                                     Cell &result) {
  const uint32_t flags = operation.flags;
  const ScalarType type = operation.results[0];
  switch (rule.what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
    if ((flags & FlagNsz) && adds_zero(rule, operation, operands, result))
      return true;
    if (rule.what == RealOperation::Subtract && (flags & FlagNnan) && operands[0] == operands[1]) {
      result = constant_cell(0); // a finite x - x is +0, any other is a NaN
      return true;
    }
    return false;
  case RealOperation::Multiply:
    for (int index = 0; index < 2; ++index)
      if ((flags & FlagNnan) && (flags & FlagNsz) && is_zero_constant(type, operands[index])) {
        result = constant_cell(0);
        return true;
      }
    return false;
  case RealOperation::Divide:
    if ((flags & FlagNnan) && operands[0] == operands[1]) {
      result = constant_cell(format_of(type.kind).one());
      return true;
    }
    return false;
  default:
    return false;
  }
}

Cell ReassociatingDomain::combine(const ScalarOperation &operation, int result, const Cell *operands) {
  const Cell found = combined(operation, result, operands);
  if (const Rule &rule = rule_of(operation); is_one_way_of_some(rule))
    note_way(rule, operation.results[0], operands, found);
  return found;
}

Cell ReassociatingDomain::combined(const ScalarOperation &operation, int result, const Cell *operands) {
  const Rule &rule = rule_of(operation);
  const ScalarType type = operation.results[0];
  Cell simple;
  if (how_.everywhere && !rule.plain && rule.restriction == 0 && adds_zero(rule, operation, operands, simple))
    return simple;
  if (operation.flags != 0 && how_.source && simplified(rule, operation, operands, simple))
    return simple;
  if (adds_integers(rule, operands))
    return integer_sum(rule, type, operands[0], operands[1]);
  if (rule.plain)
    return other(rule, operation, result, operands);
  switch (rule.what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
    if (!rule.gathers && !rule.contracts)
      break;
    return sum(rule, type, operands[0], operands[1], rule.what == RealOperation::Subtract);
  case RealOperation::Multiply:
    if (!rule.gathers && !rule.contracts && !rule.reciprocal)
      break;
    return product(rule, type, operands[0], operands[1]);
  case RealOperation::FusedMultiplyAdd:
    if (!rule.gathers && !how_.fuses)
      break;
    return fused(rule, type, operands);
  case RealOperation::Divide:
    if (!rule.reciprocal)
      break;
    return quotient(rule, type, operands);
  case RealOperation::Maximum:
  case RealOperation::Minimum:
    if (!rule.gathers)
      break;
    return extremum(rule, type, operands[0], operands[1]);
  case RealOperation::Negate:
    return negated(operands[0], type);
  default:
    break;
  }
  return other(rule, operation, result, operands);
}

// Not those that look up what was gathered before, or may end the run.
bool ReassociatingDomain::is_function(const ScalarOperation &operation) const {
  const Rule &rule = rule_of(operation);
  const bool is_extremum = rule.what == RealOperation::Maximum || rule.what == RealOperation::Minimum;
  return !rule.contracts && rule.what != RealOperation::FusedMultiplyAdd && !(is_extremum && rule.gathers) &&
         !is_one_way_of_some(rule);
}

bool ReassociatingDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                        int count) {
  const int operand_count = operation.operand_count;
  if (!all_symbolic(operands, operand_count, count))
    return false;
  for (int lane = 0; lane < count; ++lane) {
    Cell each[kMaxOperands];
    for (int index = 0; index < operand_count; ++index)
      each[index] = operands[index][lane];
    results[lane] = combine(operation, 0, each);
  }
  return true;
}

} // namespace equiv
