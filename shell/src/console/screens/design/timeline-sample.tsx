import { Panel } from '@swapt/shared/ui';
import { EventTimeline, type TimelineEvent } from '@swapt/shared/ui/event-timeline';
import { useState } from 'react';

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

const orderHistory = (): TimelineEvent[] => [
  { id: '5', at: ago(4), who: 'Ana at the counter', what: 'Handed over', tone: 'success' },
  { id: '4', at: ago(22), what: 'Refund of €2.40 for the missing roll', tone: 'warning' },
  { id: '3', at: ago(31), who: 'Kitchen', what: 'Ready to collect' },
  { id: '2', at: ago(24 * 60), what: 'Paid with a card that ends in 4242' },
  { id: '1', at: ago(24 * 60 + 2), what: 'Placed from the code “Table 3”' },
];

export function TimelineSample() {
  const [events] = useState(orderHistory);
  return (
    <Panel title="Timeline" lead="What happened to an order, when and by whom.">
      <EventTimeline events={events} />
    </Panel>
  );
}
