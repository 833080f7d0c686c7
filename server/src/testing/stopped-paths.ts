import type { OperationId } from '@swapt/shared/contract';

/** Public addresses that show nothing of a code or page, or take what is told; every other one is tried by the test of what is stopped. */
export const showNothing = [
  ...['/', '/privacy', '/robots.txt', '/assets/*', '/assets/welcome.svg', '/deleteAlert', '/sitemap.xml'],
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
  ...['/manifest.webmanifest', '/.well-known/security.txt'],
  // These lead to the address with a slash at its end.
  ...['/store/:id', '/cart/:id', '/checkout/:id', '/my-orders/:id'],
  ...['/deleteAlert/:id', '/ai-qr/style/:style.svg', '/admin', '/admin/*', '/auth/login'],
];

/** Say something of what is stopped, which has tests of its own. */
export const alerts = ['/code/:slug/alert', '/store/:id/inventory/:inventory_id/alert'].flatMap((url) => [
  url,
  `${url}/:token`,
]);

/** Take something in; what they say of a code, page or store that is stopped has tests of its own. */
export const taking: OperationId[] = [
  ...(['aiqr.generate', 'analytics.appendScan', 'analytics.appendSubmit', 'analytics.collect'] as const),
  ...(['analytics.submitData', 'pages.return', 'reports.create', 'terms.get'] as const),
  ...(['orders.create', 'orders.mailCode', 'orders.withdraw'] as const),
  ...([
    'payments.options',
    'payments.intent',
    'payments.paymentIntent',
    'payments.testPay',
    'promoLock.validate',
  ] as const),
];
