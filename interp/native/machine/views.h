// Views of memory and elements through them: a part of the machine with its own state.
//
// An index that is a number gives an address, which is in the bounds of view and buffer or makes the program undefined.
// With an index that is data, a load is a function of the elements that may be meant and of the index, and a store
// changes each of these elements where the index is its own (machine/stretch.h). Where data says where a view lies, its
// descriptor stands for that (machine/indirect_view.h).
#pragma once

#include "domains/domain.h"
#include "machine/arithmetic.h"
#include "machine/budget.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/indirect_view.h"
#include "machine/integer_facts.h"
#include "machine/memory.h"
#include "machine/requirements.h"
#include "machine/stretch.h"
#include "machine/trail.h"

#include <utility>
#include <vector>

namespace equiv {

class Views {
public:
  Views(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget, Races &races,
        Memory &memory, Conditions &conditions, IntegerFacts &facts, Requirements &requirements, Arithmetic &arithmetic)
      : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
        budget_(budget), races_(races), memory_(memory), conditions_(conditions), facts_(facts),
        requirements_(requirements), arithmetic_(arithmetic) {}

  // The address of an element; one that the view or its buffer does not simply have at `index` is negative and is read
  // and written elsewhere.
  int64_t address_of(const ViewValue &view, const int64_t *index, bool is_store);
  int64_t address_of_many(const ViewValue &view, const int64_t *registers, int rank, bool is_store);
  // The same where the element is not in bounds at its place.
  int64_t unusual_access(const ViewValue &view, const int64_t *index, bool is_store);
  // Out of the loop's way: what is not simply an element.
  __attribute__((noinline)) void read_elsewhere(Cell &into, const ViewValue &view, int64_t address);
  __attribute__((noinline)) void write_elsewhere(const Cell &value, const ViewValue &view, int64_t address);
  void read(Cell &into, const ViewValue &view, int64_t address) {
    if (address < 0)
      read_elsewhere(into, view, address);
    else
      memory_.read(into, *view.buffer, address);
  }
  void write(const Cell &value, const ViewValue &view, int64_t address) {
    if (address < 0)
      write_elsewhere(value, view, address);
    else
      memory_.write(value, *view.buffer, address);
  }

  // Instructions.
  void access_cell(const Instruction &instruction, bool is_store);
  void reshape(const Instruction &instruction);
  void choose_view(const Instruction &instruction);
  int dimension_of(const Instruction &instruction) const;
  int64_t size_of(const Instruction &instruction) const;
  int64_t stride_of(const Instruction &instruction) const;
  // Whether no element of one view is one of the other; where this is `pointwise`, one that has the same place in the
  // row-major order of both may be.
  bool are_apart(const ViewValue &left, const ViewValue &right, bool pointwise);

  // Loads or stores an element at indices that are required to be in bounds.
  void access_stretch(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);

  // The one view where the condition holds, the other one where not.
  ViewValue chosen_view(const Cell &condition, const ViewValue &yes, const ViewValue &no, int64_t other = -1);
  // Elements are found by sums of 64 bits. Those of an elastic buffer are checked at each access.
  static void require_little_span(const ViewValue &view);
  // Stops where a view lies in memory that data decides on.
  void require_direct(const ViewValue &view) const;
  bool is_choice(const ViewValue &view) const { return indirect_views_.is_choice(view); }
  // What a view holds where the program ends, in a buffer of its own: in whose memory it is depends on data.
  ViewValue settled_view(const ViewValue &view);
  // A view that a function returns is of nothing any more where its buffer was on the function's own stack. Elsewhere a
  // view of it cannot get out, so that it need not be listed to end with the function.
  void end_with(const Frame &frame, const ViewValue &returned);

  // What is assumed of the elements of arguments.
  void assume_ranges();
  // Every buffer that is only reached from here.
  template <class Visitor> void for_each_buffer(Visitor visit) const { indirect_views_.for_each_buffer(visit); }
  // Buffers that are known here may be gone.
  void forget() { stretch_memo_.forget(); }

private:
  // In the place of an address.
  static constexpr int64_t kIndirect = INT64_MIN;
  static constexpr int64_t kNowhere = INT64_MIN + 1; // on a path that no data for which the program is defined takes

  // The program is undefined if it comes here.
  int64_t outside(const std::string &message) const;

  // The elements that an access may mean.
  Stretch stretch_of(const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void load_stretch(Cell &into, const ViewValue &view, const Stretch &stretch);
  void store_stretch(const Cell &value, const ViewValue &view, const Stretch &stretch);
  void observe_all(const ViewValue &view, const Stretch &stretch, bool is_store);

  ViewValue named_view(IndirectView indirect, const ViewValue &like, const char *what, int64_t other);
  ViewValue displaced_view(ViewValue view, const Cell &offset, unsigned width);
  // Loads or stores the element at indices that are in the bounds of a view.
  void access_inside(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void access_choice(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  void access_displaced(Cell &value, const ViewValue &view, const std::vector<LinearForm> &indices, bool is_store);
  LinearForm displaced_element(const ViewValue &view, const std::vector<LinearForm> &indices, bool &is_number);

  Execution &execution_;
  const Program &program_;
  Domain &domain_;
  Frames &frames_;
  Trail &trail_;
  Budget &budget_;
  Races &races_;
  Memory &memory_;
  Conditions &conditions_;
  IntegerFacts &facts_;
  Requirements &requirements_;
  Arithmetic &arithmetic_;
  IndirectViews indirect_views_;
  StretchMemo stretch_memo_;
  std::vector<LinearForm> indirect_indices_; // of the access that is under way
};

} // namespace equiv
