#include "agents/happens_before.h"

#include <algorithm>
#include <unordered_set>

namespace equiv {

namespace {

// Makes room for one more element, and accounts for it.
template <class Element> void make_room(std::vector<Element> &elements, MemoryAccount &account) {
  if (elements.size() < elements.capacity())
    return;
  size_t more = std::max<size_t>(elements.capacity(), 64);
  account.add(int64_t(more * sizeof(Element)));
  elements.reserve(elements.capacity() + more);
}

} // namespace

uint32_t Knowledge::of(uint32_t agent) const {
  uint32_t clock = 0;
  for (const Knowledge *at = this; at; at = at->outer.get()) {
    if (agent - at->first < at->dense.size())
      clock = std::max(clock, at->dense[agent - at->first]);
    if (!at->sparse.empty()) {
      auto found = at->sparse.find(agent);
      if (found != at->sparse.end())
        clock = std::max(clock, found->second);
    }
  }
  return clock;
}

HappensBefore::HappensBefore(MemoryAccount &account) : account_(account) {
  groups_.push_back({});
  group_of_.push_back(0);
  clocks_.push_back(1);
}

uint32_t HappensBefore::fork(Strand &strand, bool sequential, const std::vector<Range> &ranges) {
  if (groups_.size() >= kNone)
    throw StopError("limit-memory", "more than 2^32 - 1 groups of agents");
  Group group;
  group.forker = strand.agent;
  group.fork_clock = release(strand).clock;
  group.first = uint32_t(group_of_.size());
  group.sequential = sequential;
  group.dimensions = uint32_t(ranges.size());
  // The iterations of a loop fork groups of the same ranges again and again.
  auto same = [](const Range &left, const Range &right) {
    return left.lower == right.lower && left.step == right.step && left.count == right.count;
  };
  if (ranges_.size() >= ranges.size() &&
      std::equal(ranges.begin(), ranges.end(), ranges_.end() - long(ranges.size()), same))
    group.ranges = uint32_t(ranges_.size() - ranges.size());
  else {
    group.ranges = uint32_t(ranges_.size());
    for (const Range &range : ranges) {
      make_room(ranges_, account_);
      ranges_.push_back(range);
    }
  }
  make_room(groups_, account_);
  groups_.push_back(group);
  return uint32_t(groups_.size() - 1);
}

uint32_t HappensBefore::add_agent(uint32_t group) {
  uint32_t agent = uint32_t(group_of_.size());
  if (agent == kNone)
    throw StopError("limit-memory", "more than 2^32 - 1 agents");
  make_room(group_of_, account_);
  make_room(clocks_, account_);
  group_of_.push_back(group);
  clocks_.push_back(1);
  return agent;
}

HappensBefore::Strand HappensBefore::strand_of(const Strand &parent, uint32_t group, uint32_t agent) const {
  Strand strand = parent;
  enter(strand, group, agent);
  return strand;
}

void HappensBefore::enter(Strand &strand, uint32_t group, uint32_t agent) const {
  strand.ancestors.push_back({groups_[group].forker, groups_[group].fork_clock, group});
  strand.agent = agent;
}

void HappensBefore::leave(Strand &strand) const {
  strand.agent = strand.ancestors.back().agent;
  strand.ancestors.pop_back();
}

void HappensBefore::join(Strand &strand, uint32_t group) {
  groups_[group].joiner = strand.agent;
  groups_[group].join_clock = ++clocks_[strand.agent];
}

Epoch HappensBefore::release(Strand &strand) {
  if (clocks_[strand.agent] == kNone)
    throw StopError("limit-memory", "an agent synchronizes more than 2^32 - 2 times");
  return {strand.agent, clocks_[strand.agent]++};
}

void HappensBefore::add(Knowledge &knowledge, Epoch epoch) const {
  uint32_t &clock = knowledge.sparse[epoch.agent];
  clock = std::max(clock, epoch.clock);
}

void HappensBefore::add_ancestors(Knowledge &knowledge, uint32_t agent) const {
  while (agent != kRoot) {
    const Group &group = groups_[group_of_[agent]];
    if (known(&knowledge, group.forker) >= group.fork_clock)
      return;
    add(knowledge, {group.forker, group.fork_clock});
    agent = group.forker;
  }
}

// Adds what `from` holds, apart from what goes without saying for a strand that stands on `into`.
void HappensBefore::merge(Knowledge &into, const Knowledge &from, const Strand *strand) const {
  auto learn_epoch = [&](Epoch epoch) {
    if (epoch.clock > into.of(epoch.agent) && !(strand && ordered(epoch, *strand)))
      add(into, epoch);
  };
  for (const Knowledge *at = &from; at; at = at->outer.get()) {
    // What both stand on is known already.
    for (const Knowledge *below = into.outer.get(); below; below = below->outer.get())
      if (below == at)
        return;
    for (size_t index = 0; index < at->dense.size(); ++index)
      if (at->dense[index])
        learn_epoch({at->first + uint32_t(index), at->dense[index]});
    for (const auto &[agent, clock] : at->sparse)
      learn_epoch({agent, clock});
  }
}

// Leaves out epochs of agents that were joined into one of which enough is known.
void HappensBefore::prune(Knowledge &knowledge) const {
  for (auto at = knowledge.sparse.begin(); at != knowledge.sparse.end();) {
    const Group &group = groups_[group_of_[at->first]];
    if (group.join_clock != 0 && group.joiner != at->first && known(&knowledge, group.joiner) >= group.join_clock)
      at = knowledge.sparse.erase(at);
    else
      ++at;
  }
  knowledge.pruned_size = std::max<size_t>(16, knowledge.sparse.size());
}

void HappensBefore::learn(Strand &strand, Epoch epoch, const KnowledgePointer &knowledge) const {
  bool news = !ordered(epoch, strand);
  if (!news && (!knowledge || knowledge == strand.knowledge))
    return;
  Knowledge learned;
  if (knowledge && knowledge != strand.knowledge)
    merge(learned, *knowledge, &strand);
  if (news) {
    add(learned, epoch);
    add_ancestors(learned, epoch.agent);
  }
  if (learned.sparse.empty())
    return;
  std::shared_ptr<Knowledge> own;
  if (strand.knowledge && strand.knowledge.use_count() == 1)
    own = std::const_pointer_cast<Knowledge>(strand.knowledge);
  else {
    own = std::make_shared<Knowledge>();
    // A chain of two is cheaper to look through than to copy.
    if (strand.knowledge && !strand.knowledge->outer)
      own->outer = strand.knowledge;
    else if (strand.knowledge)
      *own = *strand.knowledge;
  }
  for (const auto &[agent, clock] : learned.sparse)
    add(*own, {agent, clock});
  if (own->sparse.size() > 2 * own->pruned_size)
    prune(*own);
  strand.knowledge = std::move(own);
}

void HappensBefore::advance(Strand &strand, Epoch epoch) const {
  if (strand.knowledge && strand.knowledge.use_count() == 1) {
    auto own = std::const_pointer_cast<Knowledge>(strand.knowledge);
    auto found = own->sparse.find(epoch.agent);
    if (found != own->sparse.end()) {
      found->second = std::max(found->second, epoch.clock);
      return;
    }
  }
  learn(strand, epoch, nullptr);
}

void HappensBefore::synchronize(const std::vector<Strand *> &strands) {
  auto all = std::make_shared<Knowledge>();
  uint32_t first = kNone, last = 0;
  for (const Strand *strand : strands) {
    first = std::min(first, strand->agent);
    last = std::max(last, strand->agent);
  }
  bool compact = last - first < 4 * strands.size();
  if (compact) {
    all->first = first;
    all->dense.assign(last - first + 1, 0);
  }
  for (Strand *strand : strands) {
    Epoch epoch = release(*strand);
    if (compact)
      all->dense[epoch.agent - first] = epoch.clock;
    else
      add(*all, epoch);
  }
  std::unordered_set<const Knowledge *> seen;
  for (Strand *strand : strands)
    if (strand->knowledge && seen.insert(strand->knowledge.get()).second)
      merge(*all, *strand->knowledge, nullptr);
  // Agents of several groups (lanes of several warps) know each other's ancestors through each other.
  uint32_t group = kNone;
  for (const Strand *strand : strands)
    if (group_of_[strand->agent] != group) {
      group = group_of_[strand->agent];
      add_ancestors(*all, strand->agent);
    }
  prune(*all);
  for (Strand *strand : strands)
    strand->knowledge = all;
}

bool HappensBefore::ordered_by_tree(Epoch epoch, const Strand &strand) const {
  for (;;) {
    if (epoch.agent == strand.agent)
      return true;
    if (known(strand.knowledge.get(), epoch.agent) >= epoch.clock)
      return true;
    for (auto ancestor = strand.ancestors.rbegin(); ancestor != strand.ancestors.rend(); ++ancestor)
      if (ancestor->agent == epoch.agent)
        return epoch.clock <= ancestor->clock;
    const Group &group = groups_[group_of_[epoch.agent]];
    if (group.join_clock == 0)
      return false;
    epoch = {group.joiner, group.join_clock};
  }
}

void HappensBefore::go_on_from(const HappensBefore &other) {
  account_.add(int64_t(other.group_of_.size() * 2 * sizeof(uint32_t) + other.groups_.size() * sizeof(Group) +
                       other.ranges_.size() * sizeof(Range)));
  group_of_ = other.group_of_;
  clocks_ = other.clocks_;
  groups_ = other.groups_;
  ranges_ = other.ranges_;
  names_ = other.names_;
}

bool HappensBefore::is_only_open(uint32_t group) const {
  for (uint32_t each = 1; each < groups_.size(); ++each)
    if (each != group && groups_[each].join_clock == 0)
      return false;
  return true;
}

int64_t HappensBefore::tasks_of(uint32_t group) const {
  int64_t tasks = 1;
  for (uint32_t dimension = 0; dimension < groups_[group].dimensions; ++dimension)
    if (__builtin_mul_overflow(tasks, ranges_[groups_[group].ranges + dimension].count, &tasks))
      return INT64_MAX;
  return tasks;
}

int64_t HappensBefore::innermost_of(uint32_t group) const {
  for (uint32_t dimension = groups_[group].dimensions; dimension-- > 0;)
    if (ranges_[groups_[group].ranges + dimension].count > 1)
      return ranges_[groups_[group].ranges + dimension].count;
  return 1;
}

bool HappensBefore::covers(uint32_t agent, const Strand &strand) const {
  while (agent != kRoot && groups_[group_of_[agent]].join_clock != 0)
    agent = groups_[group_of_[agent]].joiner;
  uint32_t group = group_of_[agent];
  if (agent == kRoot || !groups_[group].sequential)
    return false;
  for (auto ancestor = strand.ancestors.rbegin(); ancestor != strand.ancestors.rend(); ++ancestor)
    if (ancestor->group == group)
      return true;
  return false;
}

std::string HappensBefore::describe(uint32_t agent) const {
  std::string text;
  while (agent != kRoot) {
    const Group &group = groups_[group_of_[agent]];
    auto named = names_.find(group_of_[agent]);
    if (named != names_.end())
      text = named->second + (text.empty() ? "" : " ") + text;
    else if (group.dimensions > 0) {
      // Agents that those of the group forked may be between them.
      int64_t ordinal = std::count(group_of_.begin() + group.first, group_of_.begin() + agent, group_of_[agent]);
      std::string point;
      for (uint32_t dimension = group.dimensions; dimension-- > 0;) {
        const Range &range = ranges_[group.ranges + dimension];
        int64_t count = std::max<int64_t>(range.count, 1);
        point = std::to_string(range.lower + ordinal % count * range.step) + (point.empty() ? "" : ", ") + point;
        ordinal /= count;
      }
      text = "(" + point + ")" + (text.empty() || text[0] == '(' ? "" : " ") + text;
    } else
      text = (group.sequential ? "()" : "task ") + text;
    agent = group.forker;
  }
  while (!text.empty() && text.back() == ' ')
    text.pop_back();
  return text;
}

} // namespace equiv
