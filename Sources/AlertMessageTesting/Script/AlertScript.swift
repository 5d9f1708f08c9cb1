public import AlertMessage
import AlertTerminal

/// Answers the alerts of a program as a test says, without a terminal, and keeps what was asked.
///
/// ```swift
/// let script = AlertScript(.press("delete"), .cancel)
/// try script.run { cleanUp() }
/// #expect(script.asked.map(\.title) == ["Delete 3 files?", "Empty the trash?"])
/// ```
///
/// An alert that the script does not expect ends as `notInteractive`, so it is never taken for a
/// choice, and `run` throws an `AlertScriptError` that says which it was; so it does where a reply
/// is left over or impossible. The calls of delegates and handlers are those of an alert on the
/// screen.
///
/// While `run` is at work, `AlertCenter.shared` is a center of its own in the calling task and in
/// the tasks it starts, so that tests may run in parallel. Only detached tasks and other threads
/// still find the program's.
@MainActor public final class AlertScript {
  /// What was asked so far, in this order; alerts answered up front are not.
  public private(set) var asked: [AskedAlert] = []
  /// How they ended.
  public private(set) var outcomes: [AlertOutcome] = []

  private var replies: [AlertReply]
  private let respond: ((AskedAlert) -> AlertReply?)?
  private let environment: Environment
  private var problems: [AlertScriptError.Problem] = []
  private var unexpectedCount = 0

  /// A program that goes on after so many alerts without an answer asks until it gets one.
  private static let patience = 100

  /// Makes a script that answers one alert after the other.
  ///
  /// - Parameters:
  ///   - replies: One for each alert, in the order in which the program asks.
  ///   - language: What the person reads, as BCP 47 or POSIX writes it; English by default,
  ///     whatever the environment says. An alert with a `localizer` of its own keeps that.
  public convenience init(_ replies: AlertReply..., language: String = "en") {
    self.init(replies, language: language)
  }

  /// Makes a script that answers one alert after the other.
  public init(_ replies: [AlertReply], language: String = "en") {
    self.replies = replies
    respond = nil
    environment = Environment(["ALERTMESSAGE_LANG": language])
  }

  /// Makes a script that looks at each alert first.
  ///
  /// - Parameters:
  ///   - language: As above.
  ///   - respond: Gives the reply; nil for an alert that should not have been asked.
  public init(language: String = "en", respond: @escaping (AskedAlert) -> AlertReply?) {
    replies = []
    self.respond = respond
    environment = Environment(["ALERTMESSAGE_LANG": language])
  }

  /// Runs a part of a program. Alerts that it leaves behind are answered before this returns.
  ///
  /// - Returns: What the part returns.
  /// - Throws: `AlertScriptError` where the program and the script differ; else what the part
  ///   throws.
  @discardableResult
  public func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    let center = makeCenter()
    return try AlertCenter.$scoped.withValue(center) {
      let result = Result { try body() }
      center.waitUntilIdle()
      return try checked(result)
    }
  }

  /// Runs an asynchronous part of a program. Alerts that it leaves behind are answered before this
  /// returns.
  ///
  /// - Returns: What the part returns.
  /// - Throws: `AlertScriptError` where the program and the script differ; else what the part
  ///   throws.
  @discardableResult
  public func run<Value>(_ body: @MainActor () async throws -> Value) async throws -> Value {
    let center = makeCenter()
    return try await AlertCenter.$scoped.withValue(center) {
      let result: Result<Value, any Error>
      do { result = .success(try await body()) } catch { result = .failure(error) }
      Self.finish(center)
      return try checked(result)
    }
  }

  /// Blocks, also in an asynchronous context: whoever waits for an alert that nobody answers would
  /// wait for ever.
  private static func finish(_ center: AlertCenter) { center.waitUntilIdle() }

  private func makeCenter() -> AlertCenter {
    var host = AlertHost(environment: environment) { (_) throws(TerminalError) in
      throw TerminalError(.noTerminal)
    }
    host.makePresenter = { [self] in presenter(for: $0, $1) }
    host.raise = { _ in }
    return AlertCenter(host: host)
  }

  private func presenter(for alert: AlertMessage, _ content: AlertContent) -> ScriptedPresenter {
    let asked = AskedAlert(alert, content)
    var waits = false
    return ScriptedPresenter { [self] in
      self.asked.append(asked)
      let outcome = outcome(of: alert, content, asked)
      waits = outcome == nil
      return outcome
    } onEnd: { [self] outcome in
      outcomes.append(outcome)
      if waits, outcome != .dismissed { problems.append(.leftOpen(asked)) }
    }
  }

  /// What the next reply comes to for an alert; nil for a person who does nothing.
  private func outcome(
    of alert: AlertMessage,
    _ content: AlertContent,
    _ asked: AskedAlert
  ) -> AlertOutcome? {
    guard let reply = respond?(asked) ?? (replies.isEmpty ? nil : replies.removeFirst()) else {
      problems.append(.unexpectedAlert(asked))
      unexpectedCount += 1
      precondition(
        unexpectedCount < Self.patience,
        "The program asks again and again what the script does not expect: \(asked)."
      )
      return .notInteractive
    }
    func refuse(_ reason: String) -> AlertOutcome {
      problems.append(.badReply(reply, asked, reason: reason))
      return .notInteractive
    }
    if let text = reply.askedText, !asked.title.contains(text), !asked.message.contains(text) {
      return refuse("Neither its title nor its message holds these words.")
    }
    switch reply.action {
    case .wait: return nil
    case .outcome(.timedOut):
      return content.timeout == nil
        ? refuse("It has no time-out.") : content.timeOutOutcome(disabled: content.disabledButtons)
    case .outcome(let outcome): return outcome
    case .cancel:
      return content.cancelButton == nil ? refuse("It has no cancel button.") : .cancelled
    case .answer(let answer):
      do throws(AlertAnswerError) {
        return try alert.outcome(of: answer, content)
      } catch {
        return refuse("\(error)")
      }
    }
  }

  private func checked<Value>(_ result: Result<Value, any Error>) throws -> Value {
    var problems = problems
    if !replies.isEmpty { problems.append(.unusedReplies(replies)) }
    self.problems = []
    guard problems.isEmpty else {
      var thrown: (any Error)?
      if case .failure(let error) = result { thrown = error }
      throw AlertScriptError(problems: problems, underlyingError: thrown)
    }
    return try result.get()
  }
}
