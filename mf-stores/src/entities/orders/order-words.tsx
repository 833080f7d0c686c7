import { t } from '@swapt/shared/text';
import { StatusLabel, type StatusHue } from '@swapt/shared/ui';
import type { FulfilmentKind, FulfilmentStatus, OrderStatus, PaymentStatus } from '@swapt/shared/values';

type Words<Status extends string> = Record<Status, { label: string; hue: StatusHue }>;

const statuses: Words<OrderStatus> = {
  pending: { label: t('Waiting for payment'), hue: 'neutral' },
  placed: { label: t('Open'), hue: 'warning' },
  completed: { label: t('Done'), hue: 'success' },
  expired: { label: t('Not paid in time'), hue: 'neutral' },
  canceled: { label: t('Canceled'), hue: 'danger' },
};

const payments: Words<PaymentStatus> = {
  unpaid: { label: t('Not paid'), hue: 'warning' },
  authorized: { label: t('Reserved on the card'), hue: 'secondary' },
  partially_paid: { label: t('Partly paid'), hue: 'warning' },
  paid: { label: t('Paid'), hue: 'success' },
  overpaid: { label: t('Paid too much'), hue: 'danger' },
  partially_refunded: { label: t('Partly refunded'), hue: 'secondary' },
  refunded: { label: t('Refunded'), hue: 'secondary' },
};

const fulfilments: Words<FulfilmentStatus> = {
  unfulfilled: { label: t('To hand over'), hue: 'warning' },
  partial: { label: t('Partly handed over'), hue: 'warning' },
  fulfilled: { label: t('On its way'), hue: 'secondary' },
  delivered: { label: t('Delivered'), hue: 'success' },
  picked_up: { label: t('Picked up'), hue: 'success' },
  partially_returned: { label: t('Partly returned'), hue: 'secondary' },
  returned: { label: t('Returned'), hue: 'secondary' },
};

export const OrderStatusLabel = ({ status }: { status: OrderStatus }) => <StatusLabel {...statuses[status]} />;
export const PaymentLabel = ({ status }: { status: PaymentStatus }) => <StatusLabel {...payments[status]} />;
/** What is downloaded does not travel. */
export const FulfilmentLabel = ({ status, kind }: { status: FulfilmentStatus; kind: FulfilmentKind }) => (
  <StatusLabel {...(kind === 'digital' && status === 'fulfilled' ? handedOver : fulfilments[status])} />
);
const handedOver = { label: t('Handed over'), hue: 'success' } as const;

/** Nobody paid real money for it. */
export const TestLabel = () => <StatusLabel label={t('Test, no real money')} hue="warning" />;

export const orderStatusOptions = (['placed', 'pending', 'completed', 'canceled'] as const).map((value) => ({
  value,
  label: statuses[value].label,
}));
