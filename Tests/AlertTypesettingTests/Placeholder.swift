import Testing

@testable import AlertTypesetting
