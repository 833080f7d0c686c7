/** Where services report to, below the public address. */
export const webhookPath = '/v1/payment/webhook';
