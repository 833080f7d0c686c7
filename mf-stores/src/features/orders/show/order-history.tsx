import type { Order } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { EventTimeline } from '@swapt/shared/ui/event-timeline';

type Event = Order['events'][number];

/** What happened to an order, newest first. */
export const OrderHistory = ({ events }: { events: readonly Event[] }) => (
  <EventTimeline
    events={events.map((event) => ({ id: String(event.seq), at: event.at, who: event.by, what: wordsOf(event) }))}
  />
);

const words: Record<string, string> = {
  created: t('Ordered'),
  placed: t('Placed'),
  contact: t('Contact changed'),
  address: t('Address changed'),
  note: t('Note changed'),
  tags: t('Tags changed'),
  lines: t('Lines changed'),
  ready: t('Ready for pick-up'),
  fulfil: t('Sent'),
  deliver: t('Delivered'),
  pick_up: t('Handed over'),
  return: t('Came back'),
  mark_paid: t('Paid'),
  paid: t('Paid by card'),
  authorized: t('Reserved on the card'),
  voided: t('No longer reserved on the card'),
  refund_requested: t('Refund asked for'),
  refunded: t('Refunded'),
  refund_failed: t('Refund failed'),
  disputed: t('The shopper’s bank wants the money back'),
  dispute_won: t('Dispute won'),
  dispute_lost: t('Dispute lost'),
  desk_price: t('Sold at another price'),
  undone: t('Undone at the desk'),
  resend: t('Mail sent again'),
  files: t('Files can be downloaded'),
  downloaded: t('File downloaded by the shopper'),
  expired: t('Not paid in time'),
};

const reasons: Record<string, string> = {
  shopper: t('Canceled by the shopper'),
  team: t('Canceled'),
  unpaid: t('Canceled, because nobody picked it up'),
  payment: t('Canceled, because the payment failed'),
};

const wordsOf = ({ kind, data }: Event): string =>
  kind === 'canceled'
    ? (reasons[String(data['reason'])] ?? t('Canceled'))
    : [words[kind] ?? kind, (kind === 'undone' || kind === 'desk_price') && data['reason']].filter(Boolean).join(': ');
