export const note = {
  title: 'A note from {orgName}',
  writtenOn: 'Written on <time>{day}</time>',
  unknownTitle: 'We cannot show this note',
  unknownText: 'Someone may have deleted it, or only the team can read it. Please check every letter of the address.',
  forTeam: 'If you belong to the team, you find it under Notes in the console.',
  signInToOpen: 'Sign in to open it',
} as const;
