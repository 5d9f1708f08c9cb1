import Testing

@testable import AlertTerminal
