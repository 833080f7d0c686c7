/** Where Stripe reports to, below the public address. */
export const webhookPath = '/v1/payment/webhook';

/** Where Square reports to, and where businesses come back to from there. */
export const squareWebhookPath = '/v1/integrations/square/webhook';
export const squareCallbackPath = '/v1/integrations/square/callback';

/** Where Apple Pay finds the file by which it knows a host. */
export const walletDomainPath = '/.well-known/apple-developer-merchantid-domain-association';
