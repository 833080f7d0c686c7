export const itemAlert = {
  title: 'Tell me when it is back',
  text: 'We send you one e-mail when you can buy it again, then we delete your address.',
  sentText:
    'We have sent you an e-mail with a link. Open it and confirm, and we will tell you when you can buy it again.',
  confirmText: 'You get one e-mail at {email} when {storeName} has {name} again.',
  onText: 'You get one e-mail at {email} when {storeName} has {name} again. Then we delete your address.',
  stoppedText: 'You will not get an e-mail about this product.',
  openItem: 'See the product',
} as const;
