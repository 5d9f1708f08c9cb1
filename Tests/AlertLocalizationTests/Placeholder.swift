import Testing

@testable import AlertLocalization
