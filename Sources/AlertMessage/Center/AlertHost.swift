package import AlertTerminal
import AlertTypesetting

/// Where alerts are shown: which terminal, and what the environment says of it. Tests bring their
/// own.
package struct AlertHost: Sendable {
  /// Makes what shows an alert.
  package typealias MakePresenter =
    @MainActor @Sendable (AlertMessage, AlertContent) -> any AlertPresenter

  package var openTerminal: @Sendable (SignalPolicy) throws(TerminalError) -> any TerminalDevice
  package var environment: Environment
  /// Shows alerts in another way than on a terminal; nil, the default, for the terminal.
  package var makePresenter: MakePresenter?
  /// Raises a signal that ended an alert.
  package var raise: @Sendable (Int32) -> Void = SystemTerminal.raiseAgain

  package init(
    environment: Environment,
    openTerminal: @escaping @Sendable (SignalPolicy) throws(TerminalError) -> any TerminalDevice
  ) {
    self.environment = environment
    self.openTerminal = openTerminal
  }

  /// The terminal that controls this process.
  package static let process = AlertHost(environment: .process) {
    (policy) throws(TerminalError) in try SystemTerminal(policy: policy == .host ? .host : .library)
  }

  /// The smallest screen that a box is drawn on; below it the line form takes over.
  package static let smallestBox = TerminalSize(columns: 20, rows: 5)

  /// Whether a box with its question can stand on a screen of that size.
  static func hasRoomForBox(_ size: TerminalSize) -> Bool {
    size.columns >= smallestBox.columns && size.rows >= smallestBox.rows
  }

  /// The presenter that an alert's appearance and the terminal call for.
  @MainActor func presenter(
    for content: AlertContent,
    _ appearance: AlertAppearance,
    policy: SignalPolicy,
    waitsForForeground: Bool = false
  ) -> any AlertPresenter {
    let terminal: any TerminalDevice
    do throws(TerminalError) {
      terminal = try openTerminal(policy)
      if waitsForForeground { try terminal.awaitForeground() }
    } catch {
      return NobodyPresenter(AlertObstacle(error))
    }
    let traits = TerminalTraits(environment)
    let countdown = content.timeout.map { Countdown($0.limit) }
    let makeBox = { box(content, on: terminal, appearance, traits, countdown) }
    let makeLines = {
      LinePresenter(content, on: terminal, lines(appearance, traits), countdown: countdown)
    }
    switch appearance.presentation {
    case .auto where traits.movesCursor && !traits.isAccessible:
      return AdaptivePresenter(on: terminal, box: makeBox, lines: makeLines)
    case .box: return makeBox()
    case .auto, .line: return makeLines()
    }
  }

  @MainActor private func box(
    _ content: AlertContent,
    on terminal: any TerminalDevice,
    _ appearance: AlertAppearance,
    _ traits: TerminalTraits,
    _ countdown: Countdown?
  ) -> BoxPresenter {
    BoxPresenter(
      content,
      on: terminal,
      layout: layout(appearance, isUTF8: traits.isUTF8),
      writing: writing(appearance, traits),
      keepsTypeAhead: appearance.keepsTypeAhead,
      countdown: countdown
    )
  }

  private func lines(
    _ appearance: AlertAppearance,
    _ traits: TerminalTraits
  ) -> LinePresenter.Options {
    LinePresenter.Options(
      keepsTypeAhead: appearance.keepsTypeAhead,
      wraps: !traits.isAccessible,
      width: appearance.width,
      bracketsPastes: traits.movesCursor,
      ambiguousWidth: ambiguousWidth(appearance.ambiguousWidth)
    )
  }

  /// How a box is laid out.
  func layout(_ appearance: AlertAppearance, isUTF8: Bool) -> AlertLayout.Options {
    var layout = AlertLayout.Options()
    layout.ascii = appearance.ascii || !isUTF8
    layout.ambiguousWidth = ambiguousWidth(appearance.ambiguousWidth)
    layout.width = appearance.width
    return layout
  }

  /// How frames are written for a terminal that nothing is known of but what `NO_COLOR` says.
  func writing(_ appearance: AlertAppearance) -> FrameWriter.Options {
    FrameWriter.Options(
      bidi: bidi(appearance.bidi),
      color: appearance.color == .always
        || appearance.color == .auto && environment["NO_COLOR"] == nil,
      ambiguousWidth: ambiguousWidth(appearance.ambiguousWidth)
    )
  }

  private func writing(_ appearance: AlertAppearance, _ traits: TerminalTraits)
    -> FrameWriter.Options
  {
    let color =
      switch appearance.color {
      case .auto: traits.color
      case .always: true
      case .never: false
      }
    return FrameWriter.Options(
      bidi: bidi(appearance.bidi),
      color: color,
      attributes: traits.attributes,
      ambiguousWidth: ambiguousWidth(appearance.ambiguousWidth),
      reflows: traits.reflows,
      isMultiplexed: traits.isMultiplexed
    )
  }

  private func bidi(_ choice: AlertAppearance.BidiChoice) -> BidiPolicy {
    if choice != .auto, let policy = BidiPolicy(rawValue: choice.rawValue) { return policy }
    return BidiPolicy.chosen { environment[$0] }
  }

  /// Which set-up a terminal has can't be asked, so the person says it once for all programs.
  private func ambiguousWidth(_ choice: AlertAppearance.AmbiguousWidth) -> Int {
    let named = environment["ALERTMESSAGE_AMBIGUOUS_WIDTH"]
      .flatMap(AlertAppearance.AmbiguousWidth.init(rawValue:))
    return (choice == .auto ? named : choice) == .two ? 2 : 1
  }
}
