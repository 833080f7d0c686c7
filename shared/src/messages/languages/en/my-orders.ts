export const myOrders = {
  title: 'Your orders',
  at: 'Your orders at {name}',
  ask: 'Write the e-mail address that you ordered with. We send a code to it.',
  send: 'Send the code',
  sent: 'If something was ordered with {email}, a code is on its way there. It works for {minutes} minutes.',
  code: 'Code from the e-mail',
  show: 'Show my orders',
  wrong: 'This code is not right, or too old. Look for the newest e-mail, or ask for another code.',
  again: 'Use another address or get a new code',
  none: 'There are no orders with this address.',
  of: 'Orders of {email}',
} as const;
