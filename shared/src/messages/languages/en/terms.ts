export const terms = {
  title: 'Terms of {orgName}',
  whoRuns: 'Who runs this page',
  whoRunsText:
    '{orgName} made it with Swapt and is responsible for its content. To learn what data we save when you scan a code, see <privacy>Privacy</privacy>.',
  platform: 'Terms of service between organizations and Swapt',
  noneLead: '{orgName} has no terms of its own.',
  noneText:
    'You do not agree to anything by scanning a code or reading a page. If a form asks for your consent, the text next to its button says what for. Your answers go to {orgName} and to nobody else. Please send your questions there.',
  unknownTitle: 'There are no terms here',
  unknownText: 'You may have mistyped the address, or the organization no longer exists.',
} as const;
