// Puts the families together.
//
// An entry carries the name of its operation in MLIR's arith or math dialect, without the dialect; a predicate follows
// a dot ("cmpi.slt", "cmpf.oeq"). The index dialect has no entries of its own:
//
//   index.add       addi          index.maxs       maxsi        index.shl     shli
//   index.sub       subi          index.maxu       maxui        index.shrs    shrsi
//   index.mul       muli          index.mins       minsi        index.shru    shrui
//   index.divs      divsi         index.minu       minui        index.casts   index_cast
//   index.divu      divui         index.and        andi         index.castu   index_castui
//   index.ceildivs  ceildivsi     index.or         ori          index.cmp P   cmpi.P
//   index.ceildivu  ceildivui     index.xor        xori
//   index.floordivs floordivsi    index.rems       remsi
//                                 index.remu       remui
//
// index.constant, index.bool.constant, arith.constant and index.sizeof (64) are constants, and arith.select is an
// operation of the affine IR itself; none of them is in the table.
#include "scalars/families.h"

#include <unordered_map>

namespace equiv {

namespace {

const std::vector<Semantics> &table() {
  static const std::vector<Semantics> entries = [] {
    std::vector<Semantics> built;
    append_integer_arithmetic(built);
    append_integer_bits(built);
    append_comparisons(built);
    append_conversions(built);
    append_float_arithmetic(built);
    append_float_selection(built);
    append_float_structure(built);
    append_elementary_functions(built);
    append_power_functions(built);
    return built;
  }();
  return entries;
}

struct NamedFlag {
  std::string_view name;
  Flag flag;
};

constexpr NamedFlag kFlags[] = {
    {"nsw", FlagNsw},
    {"nuw", FlagNuw},
    {"exact", FlagExact},
    {"nneg", FlagNneg},
    {"disjoint", FlagDisjoint},
    {"reassoc", FlagReassoc},
    {"nnan", FlagNnan},
    {"ninf", FlagNinf},
    {"nsz", FlagNsz},
    {"arcp", FlagArcp},
    {"contract", FlagContract},
    {"afn", FlagAfn},
    {"to_nearest_even", FlagToNearestEven},
    {"downward", FlagDownward},
    {"upward", FlagUpward},
    {"toward_zero", FlagTowardZero},
    {"to_nearest_away", FlagToNearestAway},
    {"no_overflow", FlagNoOverflow},
    {"splits", FlagSplits},
};

} // namespace

uint32_t flag_of_name(std::string_view name) {
  for (const NamedFlag &entry : kFlags)
    if (entry.name == name)
      return entry.flag;
  return 0;
}

const Semantics *semantics_begin() { return table().data(); }

const Semantics *semantics_end() { return table().data() + table().size(); }

const Semantics *find_semantics(std::string_view name) {
  static const std::unordered_map<std::string_view, const Semantics *> by_name = [] {
    std::unordered_map<std::string_view, const Semantics *> built;
    for (const Semantics &entry : table())
      built.emplace(entry.name, &entry);
    return built;
  }();
  auto found = by_name.find(name);
  return found == by_name.end() ? nullptr : found->second;
}

} // namespace equiv
