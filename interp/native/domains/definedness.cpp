#include "domains/definedness.h"

#include <algorithm>
#include <iterator>

namespace equiv {

namespace {

enum DefinednessKey : uint32_t { KeyValue = 0x58000000, KeyPartial, KeySet };

} // namespace

Definedness::Definedness(const FingerprintHash &hash)
    : hash_(hash), value_key_(hash.key_of_head(KeyValue)), partial_key_(hash.key_of_head(KeyPartial)),
      set_key_(hash.key_of_head(KeySet)) {}

Cell Definedness::open(const Cell &cell, Conditions &conditions) const {
  if (kept_.empty() || !is_fingerprint(cell))
    return cell;
  const auto found = kept_.find(cell);
  if (found == kept_.end())
    return cell;
  unite(conditions, found->second.conditions);
  return found->second.value;
}

Cell Definedness::close(const Cell &value, Conditions conditions) {
  if (conditions.empty() || is_undefined(value))
    return value;
  const Cell cell = hash_.hash(value_key_, value, digest(conditions));
  if (kept_.find(cell) == kept_.end()) {
    size_ += conditions.size();
    if (size_ > kLimit)
      throw StopError("limit-memory", "too many divisors, roots and logarithms to say where each value is defined");
    kept_.emplace(cell, Kept{value, std::move(conditions)});
  }
  return cell;
}

Cell Definedness::partial(const Cell &use, const Conditions &parts) {
  const Cell condition = hash_.hash(partial_key_, use, digest(parts));
  if (parts_.find(condition) == parts_.end()) {
    size_ += parts.size();
    parts_.emplace(condition, parts);
  }
  return condition;
}

bool Definedness::follows(const Cell &condition, const Conditions &given, const Definedness &other) const {
  if (std::binary_search(given.begin(), given.end(), condition) || settled_.count(condition) ||
      other.settled_.count(condition))
    return true;
  const auto found = parts_.find(condition);
  return found != parts_.end() && std::all_of(found->second.begin(), found->second.end(),
                                              [&](const Cell &part) { return follows(part, given, other); });
}

Cell Definedness::digest(const Conditions &conditions) const {
  Cell digest{0, 0};
  for (const Cell &condition : conditions)
    digest = hash_.hash(set_key_, digest, condition);
  return digest;
}

void Definedness::unite(Conditions &conditions, const Conditions &more) {
  if (conditions.empty()) {
    conditions = more;
    return;
  }
  Conditions all;
  std::set_union(conditions.begin(), conditions.end(), more.begin(), more.end(), std::back_inserter(all));
  conditions = std::move(all);
}

Definedness::Conditions Definedness::common(const Conditions &left, const Conditions &right) {
  Conditions both;
  std::set_intersection(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(both));
  return both;
}

Definedness::Conditions Definedness::without(const Conditions &left, const Conditions &right) {
  Conditions rest;
  std::set_difference(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(rest));
  return rest;
}

} // namespace equiv
