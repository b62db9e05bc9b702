// `equiv-opt`: `equiv opt` without the start of a Python for each run of a tool.
//
// Where a server of this user answers that it understands the command line (equiv/cli/launched.py), this process runs
// the tool as it would run without us (the same is in equiv/opt/tool.py), and hands over what the tool read and wrote.
// The server knows runs that were checked before, and says how this one ends; of others it has a process of its own
// check them, which speaks at our standard error. Where nobody answers, `equiv opt` beside this program takes this
// process over, with the run of the tool as it was if there has been one.

#include <fcntl.h>
#include <libgen.h>
#include <poll.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

// The messages, as equiv/cli/launched.py has them.
constexpr int32_t version = 3;
constexpr size_t longest_answer = 1 << 16;
constexpr off_t largest = 1 << 28; // bytes of output that are looked at
constexpr int answer_milliseconds = 10'000;

struct Plan {
  int32_t version;
  int32_t tool;   // where it is among the arguments
  int32_t given;  // whether it reads its standard input
  int32_t wanted; // whether its standard output is to be seen
};

enum OutputState : int32_t { not_seen, seen, broken, unreadable };

struct Ran {
  int32_t version;
  int32_t code; // or minus the number of the signal that ended the tool
  double seconds;
  int32_t output; // OutputState
  int32_t mixed;  // whether the tool's messages are among its output
  int32_t whole;  // whether what is recorded of the input is all that the tool may have read
  int32_t unused;
};

enum AnswerState : int32_t { not_known, ended, being_checked };

struct Answer {
  int32_t state; // AnswerState; where it is being checked, another answer follows when that ends
  int32_t code;
};

constexpr std::array forwarded{SIGTERM, SIGINT, SIGHUP};
volatile sig_atomic_t child = 0;
int woken[2] = {-1, -1};

void forward(int number) {
  if (child > 0) {
    kill(child, number);
  }
}

void wake(int) {
  const int before = errno;
  [[maybe_unused]] const ssize_t done = write(woken[1], "", 1);
  errno = before;
}

int memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

bool write_all(int descriptor, const void *data, size_t size) {
  const char *at = static_cast<const char *>(data);
  while (size > 0) {
    const ssize_t done = write(descriptor, at, size);
    if (done < 0) {
      if (errno == EINTR) {
        continue;
      }
      return false;
    }
    at += done;
    size -= static_cast<size_t>(done);
  }
  return true;
}

// Copies a file from an offset to its end, at most `largest` bytes and one.
bool copy_file(int from, off_t offset, int to) {
  std::array<char, 1 << 16> part;
  for (off_t left = largest + 1; left > 0;) {
    const ssize_t count = pread(from, part.data(), std::min<size_t>(part.size(), static_cast<size_t>(left)), offset);
    if (count < 0) {
      return false;
    }
    if (count == 0) {
      break;
    }
    if (!write_all(to, part.data(), static_cast<size_t>(count))) {
      return false;
    }
    offset += count;
    left -= count;
  }
  return true;
}

// The folder of this program, with its links resolved.
std::string home() {
  std::array<char, PATH_MAX> path{};
  const auto *given = reinterpret_cast<const char *>(getauxval(AT_EXECFN)); // where there is no /proc
  if (readlink("/proc/self/exe", path.data(), path.size() - 1) < 0 &&
      (given == nullptr || realpath(given, path.data()) == nullptr)) {
    return {};
  }
  return dirname(path.data());
}

// Where the server of an installation listens for us: the name is FNV-1a of the folder (equiv/opt/endpoint.py).
std::string socket_path(const std::string &folder) {
  const char *runtime = getenv("XDG_RUNTIME_DIR");
  if (runtime == nullptr || *runtime == 0) {
    runtime = getenv("TMPDIR");
  }
  if (runtime == nullptr || *runtime == 0) {
    runtime = "/tmp";
  }
  const std::string place = std::string(runtime) + "/equiv-" + std::to_string(geteuid());
  struct stat state{};
  if (lstat(place.c_str(), &state) != 0 || !S_ISDIR(state.st_mode) || state.st_uid != geteuid() ||
      (state.st_mode & 077) != 0) {
    return {};
  }
  uint64_t hash = 0xcbf29ce484222325;
  for (const char each : folder) {
    hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3;
  }
  std::array<char, 32> name{};
  snprintf(name.data(), name.size(), "/launcher-%016llx", static_cast<unsigned long long>(hash));
  return place + name.data();
}

// A connection to a server of the same user; -1 where there is none.
int connected(const std::string &path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path) {
    return -1;
  }
  memcpy(address.sun_path, path.c_str(), path.size() + 1);
  const int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
  ucred other{};
  socklen_t size = sizeof other;
  if (connection >= 0 && connect(connection, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0 &&
      getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == geteuid()) {
    return connection;
  }
  if (connection >= 0) {
    close(connection);
  }
  return -1;
}

bool send_with(int connection, const void *data, size_t size, const std::vector<int> &descriptors) {
  iovec part{const_cast<void *>(data), size};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  alignas(cmsghdr) std::array<char, CMSG_SPACE(4 * sizeof(int))> control{};
  if (!descriptors.empty()) {
    message.msg_control = control.data();
    message.msg_controllen = CMSG_SPACE(descriptors.size() * sizeof(int));
    cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(descriptors.size() * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors.data(), descriptors.size() * sizeof(int));
  }
  return sendmsg(connection, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(size);
}

// The size of a message, which may bring a descriptor; -1 where none comes in time, -1 of which is without end.
ssize_t receive_with(int connection, void *data, size_t size, int *descriptor, int milliseconds = answer_milliseconds) {
  pollfd ready{connection, POLLIN, 0};
  int found = 0;
  do {
    found = poll(&ready, 1, milliseconds);
  } while (found < 0 && errno == EINTR);
  if (found != 1) {
    return -1;
  }
  iovec part{data, size};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  const ssize_t count = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
  const cmsghdr *header = count < 0 ? nullptr : CMSG_FIRSTHDR(&message);
  if (header != nullptr && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
    int given = -1;
    memcpy(&given, CMSG_DATA(header), sizeof given);
    if (descriptor != nullptr) {
      *descriptor = given;
    } else {
      close(given);
    }
  }
  return (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0 ? -1 : count;
}

// What passes from one descriptor to another through us, a part at a time that the other one takes at once.
struct Passage {
  int from = -1;
  int to = -1;
  int record = -1;
  off_t recorded = 0;
  bool failed = false; // whether nobody reads on
  bool lost = false;   // whether not all of it is recorded
  std::vector<char> waiting{};

  bool is_open() const { return from >= 0 || !waiting.empty(); }

  // Reads once; false at the end.
  bool take() {
    std::array<char, 1 << 16> part;
    const ssize_t count = read(from, part.data(), part.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) {
      return true;
    }
    if (count <= 0) {
      return false;
    }
    if (recorded < largest) {
      lost = lost || !write_all(record, part.data(), static_cast<size_t>(count));
    }
    recorded += count;
    waiting.assign(part.data(), part.data() + count);
    return true;
  }

  // Writes once what is waiting: as much as surely does not block.
  void give() {
    const ssize_t count = write(to, waiting.data(), std::min<size_t>(waiting.size(), PIPE_BUF));
    if (count >= 0) {
      waiting.erase(waiting.begin(), waiting.begin() + count);
    } else if (errno != EINTR && errno != EAGAIN) {
      waiting.clear();
      failed = true;
    }
  }
};

// The tool as it runs without us, and what it read and wrote.
class Tool {
public:
  Tool(char **arguments, const Plan &plan, int given, int written)
      : arguments_(arguments), given_(given), written_(written) {
    struct stat state{};
    if (fstat(0, &state) == 0) {
      was_left_ = plan.given == 0 && S_ISFIFO(state.st_mode) && (events() & POLLIN) != 0;
      relays_input_ = (S_ISFIFO(state.st_mode) || S_ISSOCK(state.st_mode)) && !was_left_;
      if (S_ISREG(state.st_mode)) { // before the tool runs, which may write to it
        in_.lost = state.st_size > largest || !copy_file(0, lseek(0, 0, SEEK_CUR), given_);
      }
    }
    struct stat errors{};
    if (fstat(1, &state) != 0 || (fcntl(1, F_GETFL) & O_ACCMODE) == O_RDONLY) {
      output_ = broken;
    } else if (plan.wanted != 0) {
      is_file_ = S_ISREG(state.st_mode);
      pollfd reader{1, 0, 0};
      relays_output_ = !is_file_ && !(poll(&reader, 1, 0) == 1 && (reader.revents & (POLLERR | POLLNVAL)) != 0);
      mixed_ =
          fstat(2, &errors) == 0 && state.st_dev == errors.st_dev && state.st_ino == errors.st_ino && isatty(1) == 0;
      if (is_file_) {
        start_ = (fcntl(1, F_GETFL) & O_APPEND) != 0 ? state.st_size : lseek(1, 0, SEEK_CUR);
      }
    }
  }

  // False where it cannot be started.
  bool run(Ran &ran) {
    const auto began = std::chrono::steady_clock::now();
    if (!start()) {
      return false;
    }
    int status = 0;
    follow(status);
    ran.version = version;
    ran.code = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    ran.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    ran.mixed = mixed_ ? 1 : 0;
    if (is_file_) {
      // Whoever gave us the file may have opened it for writing alone.
      const int again = open("/proc/self/fd/1", O_RDONLY | O_CLOEXEC);
      output_ = again >= 0 && copy_file(again, start_, written_) ? seen : unreadable;
    } else if (relays_output_ && output_ != broken) {
      output_ = seen;
    }
    if (out_.lost) {
      output_ = unreadable;
    }
    // What was left to the tool, and to others, it would have read to the end.
    ran.whole = in_.lost || in_.recorded > largest || (was_left_ && events() == POLLHUP) ? 0 : 1;
    ran.output = output_;
    return true;
  }

private:
  // Whether the pipe that is our standard input holds something, and whether nobody writes more.
  static int events() {
    pollfd input{0, POLLIN, 0};
    return poll(&input, 1, 0) == 1 ? input.revents & (POLLIN | POLLHUP) : 0;
  }

  bool start() {
    int input[2] = {-1, -1};
    int output[2] = {-1, -1};
    int failure[2] = {-1, -1};
    if ((relays_input_ && pipe2(input, O_CLOEXEC) != 0) || (relays_output_ && pipe2(output, O_CLOEXEC) != 0) ||
        pipe2(failure, O_CLOEXEC) != 0 || pipe2(woken, O_CLOEXEC | O_NONBLOCK) != 0) {
      return false;
    }
    struct sigaction action{};
    action.sa_handler = wake;
    action.sa_flags = SA_RESTART | SA_NOCLDSTOP;
    sigaction(SIGCHLD, &action, &former_child_);
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGCHLD);
    sigprocmask(SIG_UNBLOCK, &ends, &former_mask_);
    const pid_t started = fork();
    if (started == 0) {
      sigaction(SIGCHLD, &former_child_, nullptr);
      sigprocmask(SIG_SETMASK, &former_mask_, nullptr);
      if (relays_input_) {
        dup2(input[0], 0);
      }
      if (relays_output_) {
        dup2(output[1], 1);
        if (mixed_) {
          dup2(output[1], 2);
        }
      }
      execvp(arguments_[0], arguments_);
      write_all(failure[1], "!", 1);
      _exit(127);
    }
    close(failure[1]);
    if (relays_input_) {
      close(input[0]);
    }
    if (relays_output_) {
      close(output[1]);
    }
    char failed = 0;
    if (started < 0 || read(failure[0], &failed, 1) == 1) {
      if (started > 0) {
        waitpid(started, nullptr, 0);
      }
      return false;
    }
    close(failure[0]);
    child = started;
    struct sigaction passing{};
    passing.sa_handler = forward;
    passing.sa_flags = SA_RESTART;
    for (size_t at = 0; at < forwarded.size(); ++at) {
      sigaction(forwarded[at], &passing, &former_[at]);
    }
    struct sigaction ignoring{};
    ignoring.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignoring, &former_pipe_);
    in_.to = input[1];
    in_.record = given_;
    in_.from = relays_input_ ? 0 : -1;
    out_.from = output[0];
    out_.to = 1;
    out_.record = written_;
    return true;
  }

  // Passes on what is to be passed on until the tool has ended and nobody writes for it any more.
  void follow(int &status) {
    bool ended = false;
    while (!ended || out_.is_open()) {
      std::vector<pollfd> waits{{woken[0], POLLIN, 0}};
      const size_t at_in = waits.size();
      if (!ended && in_.to >= 0) {
        waits.push_back(in_.waiting.empty() ? pollfd{in_.from, POLLIN, 0} : pollfd{in_.to, POLLOUT, 0});
      }
      const size_t at_out = waits.size();
      if (out_.is_open()) {
        waits.push_back(out_.waiting.empty() ? pollfd{out_.from, POLLIN, 0} : pollfd{1, POLLOUT, 0});
      }
      if (poll(waits.data(), waits.size(), -1) < 0) {
        continue;
      }
      if (waits[0].revents != 0) {
        std::array<char, 64> drained;
        while (read(woken[0], drained.data(), drained.size()) > 0) {
        }
      }
      if (at_in < at_out && waits[at_in].revents != 0) {
        pass_input();
      }
      if (at_out < waits.size() && waits[at_out].revents != 0) {
        pass_output();
      }
      if (!ended && waitpid(child, &status, WNOHANG) == child) {
        ended = true;
        child = 0;
      }
    }
    for (size_t at = 0; at < forwarded.size(); ++at) {
      sigaction(forwarded[at], &former_[at], nullptr);
    }
    sigaction(SIGPIPE, &former_pipe_, nullptr);
    sigaction(SIGCHLD, &former_child_, nullptr);
    sigprocmask(SIG_SETMASK, &former_mask_, nullptr);
    if (in_.to >= 0) {
      close(in_.to);
    }
  }

  void pass_input() {
    if (!in_.waiting.empty()) {
      in_.give();
    } else if (!in_.take()) {
      in_.failed = true;
    }
    if (in_.failed) {
      close(in_.to);
      in_.to = -1;
    }
  }

  void pass_output() {
    if (!out_.waiting.empty()) {
      out_.give();
    } else if (!out_.take()) {
      close(out_.from);
      out_.from = -1;
    }
    if (out_.failed) { // which the tool is told
      output_ = broken;
      if (out_.from >= 0) {
        close(out_.from);
        out_.from = -1;
      }
    }
  }

  char **arguments_;
  int given_;
  int written_;
  bool relays_input_ = false;
  bool was_left_ = false;
  bool relays_output_ = false;
  bool is_file_ = false;
  bool mixed_ = false;
  off_t start_ = 0;
  int32_t output_ = not_seen;
  struct sigaction former_child_{};
  sigset_t former_mask_{};
  struct sigaction former_pipe_{};
  std::array<struct sigaction, forwarded.size()> former_{};
  Passage in_{};
  Passage out_{};
};

// Has `equiv opt` do all of it, or what is left to do after the tool ran, which the descriptors tell of.
[[noreturn]] void become_python(const std::string &folder, char **arguments, const std::vector<int> &descriptors) {
  std::string listed;
  for (const int each : descriptors) {
    fcntl(each, F_SETFD, 0);
    listed += (listed.empty() ? "" : ",") + std::to_string(each);
  }
  setenv("EQUIV_OPT_RAN", listed.c_str(), 1); // empty where it has not run
  const std::string program = folder + "/equiv";
  std::vector<char *> given{const_cast<char *>(program.c_str()), const_cast<char *>("opt")};
  for (char **each = arguments + 1; *each != nullptr; ++each) {
    given.push_back(*each);
  }
  given.push_back(nullptr);
  execv(program.c_str(), given.data());
  fprintf(stderr, "equiv: cannot run '%s': %s\n", program.c_str(), strerror(errno));
  _exit(3);
}

// Ends this process in the way in which the tool ended.
[[noreturn]] void exit_like(int code) {
  if (code < 0) {
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &limit);
    signal(-code, SIG_DFL);
    kill(getpid(), -code);
  }
  _exit(code >= 0 ? code : 128 - code);
}

} // namespace

int main(int count, char **arguments) {
  const std::string folder = home();
  for (const int each : {0, 1, 2}) {
    if (fcntl(each, F_GETFD) < 0) { // what we open would take the place of a stream that is closed
      become_python(folder, arguments, {});
    }
  }
  const int given = memory("read");
  const int written = memory("written");
  const int told = memory("ran");
  if (given < 0 || written < 0 || told < 0) {
    become_python(folder, arguments, {});
  }
  const int connection = connected(socket_path(folder));
  Plan plan{};
  int state = -1;
  if (connection < 0 || !send_with(connection, &version, sizeof version, {}) ||
      receive_with(connection, &plan, sizeof plan, &state) != sizeof plan || plan.version != version || state < 0 ||
      plan.tool < 1 || plan.tool >= count) {
    become_python(folder, arguments, {});
  }
  Ran ran{};
  if (!Tool(arguments + plan.tool, plan, given, written).run(ran)) {
    ran.version = 0; // which ends it for the server as well: there has been no run
    send_with(connection, &ran, sizeof ran, {given, written});
    become_python(folder, arguments, {});
  }
  if (send_with(connection, &ran, sizeof ran, {given, written, 2})) {
    std::vector<char> message(longest_answer);
    ssize_t size = receive_with(connection, message.data(), message.size(), nullptr);
    for (Answer answer{}; size >= static_cast<ssize_t>(sizeof answer);
         size = receive_with(connection, message.data(), message.size(), nullptr, -1)) {
      memcpy(&answer, message.data(), sizeof answer);
      if (answer.state == not_known) {
        break;
      }
      if (answer.state == ended) {
        signal(SIGPIPE, SIG_IGN); // that nobody listens is no end that the tool came to
        write_all(2, message.data() + sizeof answer, static_cast<size_t>(size) - sizeof answer);
        exit_like(answer.code);
      }
    }
  }
  close(connection);
  write_all(told, &ran, sizeof ran);
  become_python(folder, arguments, {state, told, given, written});
}
