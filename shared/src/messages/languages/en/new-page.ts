/** What a new page and its new blocks say until somebody writes words of their own. */
export const newPage = {
  returnTitle: 'Thank you',
  returnText: 'We have received your message and will be in touch.',
  heroTitle: 'Your headline',
  heroText: 'One or two sentences about what people find here.',
  text: 'Write your text here.',
  videoTitle: 'Watch the video',
  button: 'Open',
  link: 'A first link',
  productTitle: 'Our favourites',
  product: 'A first product',
  formTitle: 'Stay in touch',
  formWelcome: 'Tell us a little about yourself. It takes less than a minute.',
  formConsent:
    'I agree that you save my answers and contact me about my request. I can ask you to delete them at any time.',
  formSend: 'Send',
  countdownTitle: 'It starts in',
  countdownOver: 'It has started.',
  mapTitle: 'Find us',
  consent: 'Tell people here how you use their data.',
} as const;
