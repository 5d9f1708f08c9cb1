public import AlertMessage
