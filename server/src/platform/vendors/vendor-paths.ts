/** Where services report to, below the public address. */
export const webhookPath = '/v1/payment/webhook';

/** Where Apple Pay finds the file by which it knows a host. */
export const walletDomainPath = '/.well-known/apple-developer-merchantid-domain-association';
