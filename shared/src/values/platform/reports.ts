/** What can be reported. */
export const reportKinds = ['code', 'page', 'store'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why somebody reports it, in the words of the form. */
export const reportReasons = {
  scam: 'It tries to get my money, password or data',
  illegal: 'It offers or shows something illegal',
  harmful: 'It is hateful, violent or harmful',
  privacy: 'It shows private information about someone',
  broken: 'It does not lead where it claims to',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = [
  'scam',
  'illegal',
  'harmful',
  'privacy',
  'broken',
  'other',
] as const satisfies readonly ReportReason[];

/** `paused`: the operator stopped it. */
export const reportStates = ['open', 'dismissed', 'paused'] as const;
export type ReportState = (typeof reportStates)[number];
export const reportNoteLength = 2000;
