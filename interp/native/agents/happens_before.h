// What happens before what among the agents of a concurrent program.
//
// Agents (iterations, threads, tasks) come in groups: those of one `parallel`, or the one of a `spawn`. A group is
// forked from an agent at one of its clock's ticks and, in time, joined into one. Inside that tree of forks and joins
// an agent knows others by what synchronization told it (barriers, channels, locks, tokens): vector clocks in the
// manner of FastTrack (Flanagan and Freund, PLDI 2009), kept sparse by the tree.
#pragma once

#include "core/memory.h"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace equiv {

// The latest epochs of other agents that happened before now. Shared ones are never changed.
struct Knowledge {
  std::shared_ptr<const Knowledge> outer;
  uint32_t first = 0;          // of the agents in `dense`
  std::vector<uint32_t> dense; // clocks of agents with consecutive numbers
  std::unordered_map<uint32_t, uint32_t> sparse;
  size_t pruned_size = 16; // of `sparse` when it was last looked through for what goes without saying

  // The clock of `agent` up to which it is known, 0 for not at all.
  uint32_t of(uint32_t agent) const;
};

using KnowledgePointer = std::shared_ptr<const Knowledge>;

class HappensBefore {
public:
  static constexpr uint32_t kRoot = 0;
  static constexpr uint32_t kNone = ~uint32_t(0);

  explicit HappensBefore(MemoryAccount &account);

  // Where one thread of control stands: its agent, the agents that it descends from, and what it knows.
  struct Strand {
    struct Ancestor {
      uint32_t agent, clock, group; // forked the group in which the strand is, after this tick
    };
    uint32_t agent = kRoot;
    std::vector<Ancestor> ancestors; // the root first
    KnowledgePointer knowledge;
  };

  // One dimension of a group's iteration space, for messages.
  struct Range {
    int64_t lower, step, count;
  };

  // Forks a group from the strand's agent. Agents of a `sequential` group run one after the other in full and
  // synchronize with each other by nothing but the join.
  uint32_t fork(Strand &strand, bool sequential, const std::vector<Range> &ranges);
  // What messages call the only agent of a group.
  void name_group(uint32_t group, const std::string &name) { names_[group] = name; }
  // A new agent of the group that was forked last of those that still get agents; its number.
  uint32_t add_agent(uint32_t group);
  // The strand of a new agent of a group forked from `parent`.
  Strand strand_of(const Strand &parent, uint32_t group, uint32_t agent) const;
  // In a sequential group the strand itself becomes the agent, and the parent again.
  void enter(Strand &strand, uint32_t group, uint32_t agent) const;
  void leave(Strand &strand) const;
  // All agents of the group have ended; what they did happened before what `strand` does from now on.
  void join(Strand &strand, uint32_t group);
  bool joined(uint32_t group) const { return groups_[group].join_clock != 0; }

  // Ends the current tick of the strand's agent: what it does from now on is not in the epoch returned.
  Epoch release(Strand &strand);
  // The strand learns of an epoch of another agent, and of what that one knew.
  void learn(Strand &strand, Epoch epoch, const KnowledgePointer &knowledge) const;
  // The same for a later epoch of an agent that knew no more than at the last one.
  void advance(Strand &strand, Epoch epoch) const;
  // All strands learn what each of them did and knew.
  void synchronize(const std::vector<Strand *> &strands);

  Epoch now(const Strand &strand) const { return {strand.agent, clocks_[strand.agent]}; }
  // Whether an epoch happened before what the strand does now.
  bool ordered(Epoch epoch, const Strand &strand) const {
    if (epoch.agent == strand.agent)
      return true;
    // Most often both are threads of one block that met at a barrier.
    const Knowledge *knowledge = strand.knowledge.get();
    if (knowledge && epoch.agent - knowledge->first < knowledge->dense.size() &&
        knowledge->dense[epoch.agent - knowledge->first] >= epoch.clock)
      return true;
    return ordered_by_tree(epoch, strand);
  }
  // The same of an epoch that most often is not: of an agent of the strand's group, whose last meeting is known.
  bool ordered_though_seldom(Epoch epoch, const Strand &strand) const {
    const Knowledge *knowledge = strand.knowledge.get();
    const bool is_later = knowledge && !knowledge->outer && knowledge->sparse.empty() && epoch.agent != strand.agent &&
                          epoch.agent - knowledge->first < knowledge->dense.size() &&
                          knowledge->dense[epoch.agent - knowledge->first] < epoch.clock &&
                          group_of_[epoch.agent] == group_of_[strand.agent];
    return !is_later && ordered(epoch, strand);
  }
  // Whether every later access that is ordered after `epoch` is ordered after the strand's as well, which are both
  // reads that are not ordered: then it is enough to remember the earlier one.
  bool covers(uint32_t agent, const Strand &strand) const;

  // Takes over all agents of another one; none was added here.
  void go_on_from(const HappensBefore &other);
  // Whether all groups but this one are joined.
  bool is_only_open(uint32_t group) const;
  // How many agents a group has in the end, and the first of them.
  int64_t tasks_of(uint32_t group) const;
  uint32_t first_of(uint32_t group) const { return groups_[group].first; }
  // The count of the innermost range of a group that has more than one agent; 1 where none has.
  int64_t innermost_of(uint32_t group) const;

  // Which agent it is for a reader: the iterations that it is in, outermost first, as `(1, 0)(3)`.
  std::string describe(uint32_t agent) const;

private:
  struct Group {
    uint32_t forker = 0, fork_clock = 0;
    uint32_t joiner = 0, join_clock = 0; // join_clock 0: not joined yet
    uint32_t first = 0;                  // agent
    uint32_t ranges = 0, dimensions = 0; // in ranges_
    bool sequential = false;
  };

  bool ordered_by_tree(Epoch epoch, const Strand &strand) const;
  static uint32_t known(const Knowledge *knowledge, uint32_t agent) { return knowledge ? knowledge->of(agent) : 0; }
  void add(Knowledge &knowledge, Epoch epoch) const;
  void add_ancestors(Knowledge &knowledge, uint32_t agent) const;
  void merge(Knowledge &into, const Knowledge &from, const Strand *strand) const;
  void prune(Knowledge &knowledge) const;

  MemoryAccount &account_;
  std::vector<uint32_t> group_of_; // by agent
  std::vector<uint32_t> clocks_;   // by agent
  std::vector<Group> groups_;
  std::vector<Range> ranges_;
  std::unordered_map<uint32_t, std::string> names_; // by group
};

} // namespace equiv
