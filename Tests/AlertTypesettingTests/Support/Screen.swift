import AlertMessageTesting
import AlertTypesetting

/// A writer and the terminal it writes to.
struct Screen {
  var model: ScreenModel
  var writer: FrameWriter
  let options: FrameWriter.Options
  /// The bytes of the last frame.
  private(set) var last: [UInt8] = []

  init(
    columns: Int,
    rows: Int,
    options: FrameWriter.Options = FrameWriter.Options(),
    widths: ScreenModel.Widths = .clusters
  ) {
    model = ScreenModel(columns: columns, rows: rows, widths: widths, reflows: options.reflows)
    self.options = options
    writer = FrameWriter(options: options, columns: columns)
  }

  mutating func paint(_ frame: Frame) {
    last = writer.paint(frame)
    model.feed(last)
  }

  mutating func finish(_ rows: [Frame.Row]) {
    last = writer.finish(leaving: rows)
    model.feed(last)
  }

  /// Another width for the terminal, which the program hears of.
  mutating func resize(columns: Int) {
    model.resize(columns: columns, rows: model.rows)
    writer.resize(columns: columns)
  }
}
