export const codeAlertMail = {
  hello: 'Hello,',
  confirmSubject: '{orgName}: shall we tell you when the code works?',
  confirmText:
    'someone, probably you, asked to be told when a code of {orgName} works. Please confirm it on this page:',
  notYou:
    'If it was not you, you can ignore this e-mail. Without your confirmation we send nothing more and delete your address after three days.',
  backSubject: 'The code of {orgName} works now',
  backText: 'you asked us to tell you: the code of {orgName} works now. Open it here:',
  once: 'This is the only e-mail about it. We have deleted your address.',
} as const;
