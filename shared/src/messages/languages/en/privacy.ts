export const privacy = {
  title: 'What data we save when you scan a code',
  lead: 'The organization that owns the code wants to know how often people scan it. We need little data for that, and nothing that shows who you are.',
  choiceTitle: 'Your choice',
  choiceText:
    'You can object to being recognized. Codes still work, and we count your scans without connecting them with each other.',
  optOut: 'Do not recognize this browser',
  optedOutTitle: 'We do not recognize this browser',
  optedOutText: 'We count your scans, but we do not connect them with each other.',
  optIn: 'Allow it again',
  savedTitle: 'What we save with every scan',
  savedTime: 'the time and the code',
  savedCountry:
    'the country, which we find from your IP address. Once the scan is counted, we do not keep the IP address',
  savedDevice: 'the type of device, system, browser and language that your browser reports',
  neverTitle: 'What we never save with a scan',
  neverName: 'your name, your e-mail address or your phone number',
  neverPlace: 'your exact location',
  neverOthers:
    'what you do on other websites (these pages have no advertising networks and no scripts from other companies)',
  formTitle: 'When you fill in a form',
  formText:
    'The organization that runs the form gets your answers. It keeps them until it or you delete them: <delete>delete your data</delete>.',
  formCookie: 'If you agreed to its cookie, it also knows which scans came from your browser.',
  viewsTitle: 'When you open a page',
  viewsText:
    'For every quarter of an hour, we count how often a page was opened and which code led there. These numbers say nothing about you or your device. They stay in the statistics like the scans.',
  alertTitle: 'When you ask us to tell you that a code works or a product is back',
  alertText:
    'We keep your e-mail address until we have sent you that one e-mail, and never longer than half a year. If you do not confirm it, we delete it after three days. A record that an e-mail went to your address stays for seven days. The organization does not see your address, only how many people wait for a product. You can have it deleted at any time: <delete>delete your data</delete>.',
  whoTitle: 'Who sees this data',
  whoText:
    'The organization whose code you scanned sees its own scans as numbers and as a list. Other organizations do not see them. The organization is also responsible for the page that the code opens, and that page may have its own privacy notice.',
  titleOf: 'What data {orgName} gets when you scan its code',
  leadOf:
    '{orgName} wants to know how often people scan its codes. That takes little data, and none that shows who you are.',
  responsibleTitle: 'Who is responsible',
  responsibleText: '{orgName} decides what is done with this data. Swapt runs the technology for it.',
  contactText: 'Send questions and requests about your data to:',
  contactNone:
    '{orgName} has not named a contact here. Please ask on site. You can have your data deleted <delete>on this page</delete>.',
  savedByOrg:
    'what the organization chose to tell visitors apart: nothing, a number for one day, or, if you agreed, a random number in a cookie',
  savedNone: 'nothing that connects two of your scans with each other',
  savedDaily:
    'a number for one day, so that two scans by the same phone count as one visitor. It is computed from your IP address and your browser with a key that we delete after the day. Then nobody can compute it again',
  savedCookie: 'if you agreed, a random number in a cookie for one year, in place of the number for one day',
  howLongTitle: 'How long it is kept',
  howLongText: 'The scans stay in the statistics until {orgName} deletes its organization here.',
  whyTitle: 'Why, and on what basis',
  whyText:
    'The numbers show how often, when and in which countries codes are scanned. In the European Union, this is based on the legitimate interest of {orgName} in such numbers (Article 6(1)(f) GDPR).',
  whyCookie: 'The cookie is based on your consent alone (Article 6(1)(a) GDPR).',
  rightsTitle: 'Your rights',
  rightsText:
    'You can ask for a copy of your data, have it corrected or deleted, restrict its use or object to it. You can withdraw your consent at any time, with effect from then on. You can also complain to a data protection authority.',
  rightsNote: 'Nothing in a scan names you, so we can often not find out which scans are yours.',
  necessaryTitle: 'Cookies that a page needs to work',
  necessaryText:
    'Some pages remember something for you: that this phone has used a one-time code (90 days), that a password was right, what you sent with a form (1 day), or which colours you chose. These cookies are never used for statistics.',
  agreedText: 'You agreed that {orgName} may recognize this browser for one year.',
  withdraw: 'Withdraw my consent',
  browserText:
    'Your browser asks websites not to track you. We follow that: we count your scans, but we do not connect them with each other.',
} as const;
