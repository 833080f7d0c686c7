import type { Square } from 'square';
import { VendorError } from '../vendor-error.js';
import type * as port from './square-payments.js';

/** What Square always says of a thing, though its library calls it optional. */
export function said<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new VendorError('Square', 'unavailable', `there is no ${what}`);
  return value;
}

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);
const amountOf = (money: Square.Money | undefined) => ({
  amount: Number(said(money?.amount, 'amount')),
  currency: said(money?.currency, 'currency'),
});

export const tokensOf = (reply: Square.ObtainTokenResponse): port.SquareTokens => ({
  accessToken: said(reply.accessToken, 'access token'),
  refreshToken: said(reply.refreshToken, 'refresh token'),
  expiresAt: new Date(said(reply.expiresAt, 'end of the token')),
  merchantId: said(reply.merchantId, 'merchant'),
});

export const grantOf = ({ merchantId, scopes, expiresAt }: Square.RetrieveTokenStatusResponse): port.SquareGrant => ({
  merchantId: said(merchantId, 'merchant'),
  scopes: scopes ?? [],
  expiresAt: moment(expiresAt),
});

export const merchantOf = ({ id, businessName, country, currency }: Square.Merchant): port.SquareMerchant => ({
  id: said(id, 'merchant'),
  name: businessName ?? '',
  country,
  currency: currency ?? '',
});

export const locationOf = ({ id, name, currency, status }: Square.Location): port.SquareLocation => ({
  id: said(id, 'location'),
  name: name ?? '',
  currency: currency ?? '',
  isActive: status === 'ACTIVE',
});

export const deviceOf = ({ id, name, code, deviceId, pairBy }: Square.DeviceCode): port.SquareDevice => ({
  codeId: said(id, 'device code'),
  name: name ?? '',
  code: code ?? '',
  deviceId: deviceId ?? null,
  pairBy: moment(pairBy),
});

/** `PENDING` waits on the terminal; a state that Square adds later is one that is under way. */
const checkoutStates: Readonly<Record<string, port.SquareCheckoutState>> = {
  PENDING: 'created',
  COMPLETED: 'captured',
  CANCELED: 'canceled',
};

export const checkoutOf = (checkout: Square.TerminalCheckout): port.SquareCheckout => ({
  id: said(checkout.id, 'checkout'),
  state: checkoutStates[checkout.status ?? ''] ?? 'processing',
  ...amountOf(checkout.amountMoney),
  reference: checkout.referenceId ?? '',
  cancelReason: checkout.cancelReason ?? null,
  paymentIds: checkout.paymentIds ?? [],
});

export const paymentOf = ({ id, status, amountMoney }: Square.Payment): port.SquarePayment => ({
  id: said(id, 'payment'),
  isCompleted: status === 'COMPLETED',
  ...amountOf(amountMoney),
});

const refundStates: Readonly<Record<string, port.SquareRefund['state']>> = {
  COMPLETED: 'succeeded',
  REJECTED: 'failed',
  FAILED: 'failed',
};

export const refundOf = ({ id, paymentId, status, amountMoney, reason }: Square.PaymentRefund): port.SquareRefund => ({
  id,
  paymentId: paymentId ?? '',
  ...amountOf(amountMoney),
  state: refundStates[status ?? ''] ?? 'pending',
  reason: reason ?? '',
});
