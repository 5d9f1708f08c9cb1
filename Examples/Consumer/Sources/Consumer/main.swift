// A program of another package that uses AlertMessage beside Foundation.
import AlertMessage
import Foundation

let alert = AlertMessage.okCancel(title: "Delete 3 files?")
alert.onDismiss { response in
  let title = Localizer().string("ok") ?? ""
  print(response.buttonID ?? "none", title, response.buttonIndex)
}
// Answered up front here, so that it runs without a terminal too.
try alert.answer(with: AlertAnswer(button: "ok"))
alert.runModal()
_ = Foundation.Date()
