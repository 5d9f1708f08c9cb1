import AlertTerminal

/// Shows an alert as a box while the screen has room for one, else as lines.
///
/// A screen that becomes too small takes the box away and asks in lines; one that grows again gets
/// the box back, below the lines, with the focus where it was, on the field that was being filled
/// in, or on the button that was being named. Lines take a mere Return for the button that had the
/// focus. What was typed into fields, a line that was begun too, and the time to answer go on from
/// one to the other.
@MainActor final class AdaptivePresenter: AlertPresenter {
  private let device: any TerminalDevice
  private let makeBox: () -> BoxPresenter
  private let makeLines: () -> LinePresenter
  private lazy var box = makeBox()
  private lazy var lines = makeLines()
  private(set) var isBox: Bool

  /// Makes a presenter. Of the two forms it makes those that it shows, each once.
  init(
    on device: any TerminalDevice,
    box makeBox: @escaping () -> BoxPresenter,
    lines makeLines: @escaping () -> LinePresenter
  ) {
    self.device = device
    self.makeBox = makeBox
    self.makeLines = makeLines
    isBox = AlertHost.hasRoomForBox(device.size)
  }

  private var shown: any AlertPresenter { isBox ? box : lines }

  var terminal: (any TerminalDevice)? { device }
  var deadline: MonotonicInstant? { shown.deadline }
  var obstacle: AlertObstacle? { shown.obstacle }

  func begin() -> AlertOutcome? { shown.begin() }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .resized(let size) where AlertHost.hasRoomForBox(size) != isBox:
      return change(at: size, afterStop: false)
    case .resumed(let size) where AlertHost.hasRoomForBox(size) != isBox:
      return change(at: size, afterStop: true)
    default:
      return shown.handle(event)
    }
  }

  func end(_ outcome: AlertOutcome) { shown.end(outcome) }

  private func change(at size: TerminalSize, afterStop: Bool) -> AlertOutcome? {
    if isBox {
      box.withdraw(at: size, fromUnknownScreen: afterStop)
      lines.takeOver(box.fields, box.focus)
    } else {
      lines.withdraw()
      box.takeOver(lines.fields, lines.focus)
    }
    isBox.toggle()
    let outcome = shown.begin()
    // Letters that came before the new form was there are thrown away: the Return behind them,
    // which came later, is no answer.
    if isBox {
      box.returns.turn(isSame: true, at: device.now)
    } else {
      lines.returns.turn(isSame: true, at: device.now)
    }
    return outcome
  }
}
