export const alert = {
  email: 'Your e-mail address',
  button: 'Tell me',
  sending: 'Sending …',
  sentTitle: 'Please confirm your address',
  sentAdvice: 'Nothing there after a few minutes? Please look in your spam folder.',
  confirmTitle: 'Shall we tell you?',
  confirm: 'Yes, tell me',
  stop: 'No, delete my address',
  onTitle: 'We will tell you',
  stoppedTitle: 'Your address is deleted',
  overTitle: 'This link no longer works',
  overText: 'We may have told you already, you may have deleted your address, or the link is too old.',
} as const;
