export const codeAlertMail = {
  confirmSubject: '{orgName}: shall we tell you when the code works?',
  confirmText:
    'someone, probably you, asked to be told when a code of {orgName} works. Please confirm it on this page:',
  backSubject: 'The code of {orgName} works now',
  backText: 'you asked us to tell you: the code of {orgName} works now. Open it here:',
} as const;
