export const hostHome = {
  title: 'Welcome to {host}',
  text: 'You reach this site by scanning one of our codes. Point your phone’s camera at a code to continue.',
  signIn: 'Sign in to manage the codes',
  privacy: 'What data do you save when I scan?',
} as const;
