export const alertMail = {
  hello: 'Hello,',
  notYou:
    'If it was not you, you can ignore this e-mail. Without your confirmation we send nothing more and delete your address after three days.',
  once: 'This is the only e-mail about it. We have deleted your address.',
} as const;
