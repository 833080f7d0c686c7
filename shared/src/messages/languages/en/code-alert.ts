export const codeAlert = {
  title: 'Tell me when it works',
  text: 'We send you one e-mail when this code works, then we delete your address.',
  sentText: 'We have sent you an e-mail with a link. Open it and confirm, and we will tell you when the code works.',
  confirmText: 'You get one e-mail at {email} when the code of {orgName} works.',
  onText: 'You get one e-mail at {email} when the code of {orgName} works. Then we delete your address.',
  stoppedText: 'You will not get an e-mail about this code.',
  openCode: 'Open the code',
} as const;
