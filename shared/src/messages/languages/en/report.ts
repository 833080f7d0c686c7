export const report = {
  codeTitle: 'Report this code',
  pageTitle: 'Report this page',
  storeTitle: 'Report this store',
  storeLead:
    'Tell us what is wrong with this store of {orgName}. We send your report to the operators of this service. {orgName} does not learn who you are.',
  codeLead:
    'Tell us what is wrong with this code of {orgName}. We send your report to the operators of this service. {orgName} does not learn who you are.',
  pageLead:
    'Tell us what is wrong with this page of {orgName}. We send your report to the operators of this service. {orgName} does not learn who you are.',
  whatIsWrong: 'What is wrong?',
  scam: 'It tries to get my money, password or data',
  illegal: 'It offers or shows something illegal',
  harmful: 'It is hateful, violent or harmful',
  privacy: 'It shows private information about someone',
  broken: 'It does not lead where it claims to',
  other: 'Something else',
  whatYouSaw: 'What did you see? (optional)',
  yourEmail: 'Your e-mail (optional)',
  emailHint: 'Only if we may contact you about this report.',
  send: 'Send the report',
  sending: 'Sending …',
  sentTitle: 'Thank you for your report',
  sentText: 'The operators of this service have received your report. They can suspend harmful codes and pages.',
  sentAdvice: 'If you are in danger or have lost money, please also contact the police or your bank.',
  unknownTitle: 'There is nothing to report here',
  unknownText:
    'The code or page no longer exists, or the link is wrong. Please open the page again and use the link at its end.',
} as const;
