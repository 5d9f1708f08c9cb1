/// Which of the texts for several devices a terminal shows.
enum DeviceVariation {
  /// The devices, the most fitting first: the Mac, which has a terminal and its keys, then the text
  /// for all others, then any.
  static func order(of devices: [String]) -> [String] {
    let preferred = ["mac", "other"].filter(devices.contains)
    return preferred + devices.filter { !preferred.contains($0) }
  }
}
