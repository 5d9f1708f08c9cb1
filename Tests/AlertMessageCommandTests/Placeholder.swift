import Testing

@testable import AlertMessage
