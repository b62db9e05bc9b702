#include "machine/task_shares.h"

#include "core/pointer.h"
#include "machine/machine.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>

namespace equiv {

namespace {

constexpr std::chrono::milliseconds kLook{20}; // at the limits, while parts run
constexpr int64_t kShareOfMemory = 8;          // of what is left one in so many is for all parts

bool is_noted_side(Opcode opcode) {
  return opcode == Opcode::Branch || opcode == Opcode::JumpIfZero || opcode == Opcode::Split;
}

} // namespace

TaskShares::TaskShares(Execution &execution, Domain &domain, Frames &frames, Trail &trail, Budget &budget,
                       Scheduler &scheduler, const Conditions &conditions, const Arithmetic &arithmetic, bool may_share,
                       TaskRange *range)
    : execution_(execution), program_(*execution.program), domain_(domain), frames_(frames), trail_(trail),
      budget_(budget), scheduler_(scheduler), conditions_(conditions), arithmetic_(arithmetic), range_(range) {
  const RunOptions &options = execution.options;
  const Schedule &schedule = options.schedule;
  const bool is_first_ready = schedule.seed == 0 && !schedule.preempt && !schedule.scripted && !schedule.any_order;
  watches_ = range || (may_share && options.threads > 1 && program_.has_agents && is_first_ready &&
                       (options.domain == DomainKind::Fingerprint || options.domain == DomainKind::Concrete));
}

bool TaskShares::is_plain() const {
  return trail_.is_certain() && !trail_.in_choice() && scheduler_.is_alone() && conditions_.is_fresh() &&
         arithmetic_.is_fresh() && !execution_.heap.has_placed() && execution_.kept.empty() &&
         execution_.paths.size() == 1 && !domain_.may_hold_undefined(Cell{});
}

// -- tasks -----------------------------------------------------------------------------------------------------------

bool TaskShares::takes_task() {
  if (!is_outermost())
    return true;
  if (range_) {
    began_at_ = execution_.operations;
    return next_++ >= range_->first;
  }
  if (group() != group_) {
    group_ = group();
    next_ = 0;
    end_ = INT64_MAX;
    taken_ = false;
    began_at_ = execution_.operations;
  }
  const int64_t task = next_++;
  if (task == 1)
    share_out();
  if (task == end_) {
    taken_ = gather();
    if (!taken_) {
      end_ = INT64_MAX;
      watches_ = false;
    }
  }
  return task < end_;
}

int64_t TaskShares::behind_task() {
  int open = 0;
  for (int64_t pc = frames_.pc;; ++pc) {
    const Opcode opcode = program_.code[size_t(pc)].opcode;
    open += opcode == Opcode::TaskBegin;
    open -= opcode == Opcode::TaskEnd;
    if (open == 0)
      return pc + 1;
  }
}

bool TaskShares::ends_task() {
  if (!range_ || !is_outermost())
    return false;
  range_->operations += execution_.operations - began_at_;
  if (next_ < range_->last)
    return false;
  const Coroutine &running = *scheduler_.running();
  range_->is_done = is_plain() && running.sequential.back().gathered.empty() && execution_.effects.empty() &&
                    execution_.requirements.empty() && execution_.broken_promise < 0;
  return true;
}

// -- sharing out -----------------------------------------------------------------------------------------------------

void TaskShares::share_out() {
  const HappensBefore &order = scheduler_.order;
  const int64_t tasks = order.tasks_of(group_), left = tasks - 1;
  const int64_t each = std::max<int64_t>(execution_.operations - began_at_, 1);
  int64_t all;
  if (left < 2 || __builtin_mul_overflow(each, left, &all) || all < execution_.options.least_shared ||
      all > execution_.options.operation_limit - execution_.operations || !is_plain() ||
      !scheduler_.running()->strand.ancestors.empty() || !order.is_only_open(group_))
    return;
  const int64_t machines = std::min<int64_t>(execution_.options.threads, left);
  const int64_t memory = execution_.account.left() / (kShareOfMemory * (machines - 1));
  try {
    for (int64_t part = 1; part < machines; ++part) {
      const int64_t first = 1 + left * part / machines, last = 1 + left * (part + 1) / machines;
      std::unique_ptr<TaskRange> range = range_of(first, last, memory);
      if (!range) {
        parts_.clear();
        return;
      }
      parts_.push_back(std::move(range));
    }
  } catch (const StopError &) { // no memory for copies
    parts_.clear();
    return;
  }
  end_ = parts_.front()->first;
  try {
    for (const std::unique_ptr<TaskRange> &part : parts_)
      start(*part);
  } catch (const std::system_error &) { // no thread; what did not begin is not done
    forget();
    end_ = INT64_MAX;
  }
}

// Copies of what the registers reach, and of all that memory points to; null where a part could not go on with it.
std::unique_ptr<TaskRange> TaskShares::range_of(int64_t first, int64_t last, int64_t memory) const {
  auto range = std::make_unique<TaskRange>(execution_, memory, group_, first, last);
  Execution &part = range->execution;
  bool is_known = true;
  auto copied = [&](Buffer *buffer) -> Buffer * {
    if (!buffer)
      return nullptr;
    auto [found, is_new] = range->place_of.try_emplace(buffer, range->copies.size());
    if (!is_new)
      return range->copies[found->second].second;
    is_known &= !buffer->elastic && !buffer->is_chosen && !buffer->pieces && (buffer->cells || buffer->freed);
    Buffer *copy = part.heap.copy(*buffer);
    range->copies.push_back({buffer, copy});
    return copy;
  };
  auto put_into = [&](Cell &cell) {
    is_known &= !is_data_pointer(cell);
    if (is_pointer(cell))
      cell = pointer_cell(copied(buffer_of(cell)), offset_of(cell));
  };
  auto put_view = [&](ViewValue &view) {
    is_known &= !view.indirect;
    view.buffer = copied(view.buffer);
  };
  const Registers &registers = frames_.registers();
  range->registers = registers;
  range->registers.pc = frames_.pc;
  for (size_t index = 0; index < registers.cell_top; ++index)
    put_into(range->registers.cells[index]);
  for (size_t index = 0; index < registers.view_top; ++index)
    put_view(range->registers.views[index]);
  for (Frame &frame : range->registers.frames)
    for (Buffer *&buffer : frame.stack)
      buffer = copied(buffer);
  part.arguments = execution_.arguments;
  part.globals = execution_.globals;
  for (std::vector<Output> *outputs : {&part.arguments, &part.globals})
    for (Output &output : *outputs) {
      if (output.is_view)
        put_view(output.view);
      else
        put_into(output.cell);
    }
  for (size_t index = 0; index < range->copies.size() && program_.has_pointers; ++index) {
    Buffer *copy = range->copies[index].second;
    for (int64_t address = 0; address < copy->extent; ++address)
      put_into(copy->cells[address]);
  }
  if (!is_known)
    return nullptr;
  for (size_t index = 0; index < range->copies.size(); ++index)
    range->place_of.emplace(range->copies[index].second, index);
  range->next = next_ - 1;
  range->order.go_on_from(scheduler_.order);
  return range;
}

void TaskShares::start(TaskRange &range) {
  {
    std::lock_guard lock(mutex_);
    ++running_;
  }
  auto work = [this, &range] {
    range.execution.run_part(range);
    std::lock_guard lock(mutex_);
    --running_;
    ended_.notify_all();
  };
  try {
    threads_.emplace_back(work);
  } catch (...) {
    std::lock_guard lock(mutex_);
    --running_;
    throw;
  }
}

void TaskShares::begin_part() {
  Coroutine &running = *scheduler_.running();
  scheduler_.order.go_on_from(range_->order);
  running.sequential.push_back({range_->group, nullptr, {}});
  frames_.go_on_from(std::move(range_->registers));
  next_ = range_->next;
}

// -- gathering -------------------------------------------------------------------------------------------------------

void TaskShares::wait() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, kLook, [this] { return running_ == 0; })) {
    lock.unlock();
    execution_.check_limits();
    lock.lock();
  }
}

bool TaskShares::gather() {
  wait();
  int64_t operations = 0;
  bool all_done = true;
  for (const std::unique_ptr<TaskRange> &part : parts_) {
    operations += part->operations;
    all_done &= part->is_done && !part->execution.stop;
  }
  const bool is_within = operations <= execution_.options.operation_limit - execution_.operations;
  const bool taken = all_done && is_within && is_plain() && are_apart();
  if (taken) {
    int64_t memory = 0;
    for (const std::unique_ptr<TaskRange> &part : parts_) {
      memory += part->execution.account.peak();
      take(*part);
    }
    execution_.account.note_besides(memory);
  }
  forget();
  if (taken) {
    execution_.in_parts += operations;
    budget_.count_many(operations);
  }
  return taken;
}

bool TaskShares::can_take(const TaskRange &range, const Cell &cell) const {
  if (is_data_pointer(cell))
    return false;
  return !is_pointer(cell) || !buffer_of(cell) || range.place_of.count(buffer_of(cell)) != 0;
}

// Whether no range wrote a cell that another one accessed, and buffers are what they were.
bool TaskShares::are_apart() const {
  constexpr uint8_t kRead = 1, kWritten = 2;
  const uint32_t first = scheduler_.order.first_of(group_);
  std::unordered_map<const Buffer *, std::vector<uint8_t>> accessed;
  for (const auto &[own, copy] : parts_.front()->copies) {
    std::vector<uint8_t> &cells = accessed[own];
    cells.assign(own->shadows.size(), 0);
    auto note = [&](size_t address, const Access &slot, uint8_t how) {
      auto of_group = [&](const Access &access) {
        if (access.agent >= first)
          cells[address] |= how;
      };
      if (slot.instruction == Shadow::kMany)
        std::for_each(own->accesses[slot.agent].begin(), own->accesses[slot.agent].end(), of_group);
      else if (slot.instruction)
        slot.for_each(of_group);
    };
    for (size_t address = 0; address < cells.size(); ++address) {
      note(address, own->shadows[address].writer, kWritten);
      note(address, own->shadows[address].reader, kRead);
      if (!own->before_updates.empty())
        note(address, own->before_updates[address], kWritten);
    }
  }
  for (const std::unique_ptr<TaskRange> &part : parts_)
    for (const auto &[own, copy] : part->copies) {
      if (copy->freed != own->freed || copy->extent != own->extent || copy->pieces || own->pieces ||
          copy->address != own->address || copy->element != own->element || copy->shadows.size() != own->shadows.size())
        return false;
      std::vector<uint8_t> &cells = accessed[own];
      for (size_t address = 0; address < copy->shadows.size(); ++address) {
        const Shadow &shadow = copy->shadows[address];
        const bool written = shadow.writer.instruction != 0, read = shadow.reader.instruction != 0;
        if (written && (cells[address] || !can_take(*part, copy->cells[address])))
          return false;
        if (read && (cells[address] & kWritten))
          return false;
        cells[address] |= uint8_t((written ? kWritten : 0) | (read ? kRead : 0));
      }
    }
  return true;
}

void TaskShares::take(TaskRange &range) {
  Execution &part = range.execution;
  for (const auto &[own, copy] : range.copies) {
    bool any = false;
    for (size_t address = 0; address < copy->shadows.size(); ++address) {
      if (!copy->shadows[address].writer.instruction)
        continue;
      any = true;
      Cell value = copy->cells[address];
      if (is_pointer(value) && buffer_of(value))
        value = pointer_cell(range.copies[range.place_of[buffer_of(value)]].first, offset_of(value));
      if (kind_of(value) == CellKind::Wide)
        value.low = execution_.wide.cell(part.wide.bits(value)).low;
      own->cells[address] = value;
      if (!own->writers.empty())
        own->writers[address] = copy->writers[address];
    }
    if (any)
      trail_.touch(*own);
  }
  execution_.hashed += part.hashed;
  for (const auto &[cell, instruction] : part.obligations)
    execution_.obligations.emplace(cell, instruction);
  execution_.without_overflow.insert(part.without_overflow.begin(), part.without_overflow.end());
  execution_.several_agents |= part.several_agents;
  execution_.approximate_control |= part.approximate_control;
  execution_.handed_on += part.handed_on;
  execution_.undefined_handed_on += part.undefined_handed_on;
  execution_.nans_handed_on += part.nans_handed_on;
  execution_.leaves_paths_out |= part.leaves_paths_out;
  for (size_t pc = 0; pc < part.outcomes.size(); ++pc) {
    if (is_noted_side(program_.code[pc].opcode))
      note_sides(execution_.outcomes[pc], part.outcomes[pc]);
    else
      execution_.outcomes[pc] |= part.outcomes[pc];
  }
}

void TaskShares::forget() {
  for (const std::unique_ptr<TaskRange> &part : parts_)
    part->execution.cancel();
  for (std::thread &thread : threads_)
    thread.join();
  threads_.clear();
  parts_.clear();
}

} // namespace equiv
