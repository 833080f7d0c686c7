/** The mail to somebody who wants to be forgotten. */
export const forgetMail = {
  subject: 'Delete your data',
  hello: 'Hello,',
  asked:
    'someone, probably you, asked to delete the data about this e-mail address. Open the link of each organization that should delete your data:',
  worksOnce: 'The link works once, within 24 hours. It opens a page that asks you again before we delete anything.',
  notYou: 'If it was not you, you can ignore this e-mail. We delete nothing.',
} as const;
