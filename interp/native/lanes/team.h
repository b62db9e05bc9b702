// The threads of a group that are to run in step: lane by lane in rows of one width, as affine forms see them.
#pragma once

#include "agents/scheduler.h"
#include "lanes/affine_form.h"
#include "machine/frames.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace equiv {

// What an agent has in its registers.
struct TeamMember {
  Coroutine *coroutine;
  int64_t *integers;
  Cell *cells;
  const ViewValue *views;
};

class Team {
public:
  // All agents of the group of the one that runs, in their order, where they are at one place and know of each other
  // what that one knows; false elsewhere.
  bool gather(Scheduler &scheduler, Frames &frames);

  const std::vector<TeamMember> &members() const { return members_; }
  int width() const { return width_; }
  int64_t rows() const { return int64_t(members_.size()) / width_; }
  // An integer register of all of them, by its lane (loop 0) and row (loop 1); nothing where that is no affine form.
  std::optional<AffineForm> form_of(int32_t register_index) const;
  // Whether all of them have one view there.
  bool has_one_view(int32_t register_index) const;

private:
  static constexpr size_t kLeast = 8;
  static constexpr int64_t kWidest = 64;

  std::vector<TeamMember> members_;
  int width_ = 1;
};

} // namespace equiv
