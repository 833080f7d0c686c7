export const itemAlertMail = {
  confirmSubject: '{storeName}: shall we tell you when {name} is back?',
  confirmText:
    'someone, probably you, asked to be told when {storeName} has {name} again. Please confirm it on this page:',
  backSubject: '{name} is back at {storeName}',
  backText:
    'you asked us to tell you: {storeName} has {name} again. It is not reserved for you and may sell out. See it here:',
} as const;
