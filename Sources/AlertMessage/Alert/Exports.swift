@_exported public import AlertLocalization
