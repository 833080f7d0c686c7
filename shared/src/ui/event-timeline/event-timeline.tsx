import { Timeline, Typography } from 'antd';
import type { ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { Heading } from '../heading.js';
import { formatDateTime } from '../format.js';
import { t } from '../../text/index.js';

export interface TimelineEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Nobody where it happened by itself. */
  who?: string | null;
  what: ReactNode;
  /** What stands out in a long history. */
  tone?: 'success' | 'warning' | 'danger';
}

const colours = { success: 'green', warning: 'orange', danger: 'red' } as const;

const dayOf = (date: Date) => date.toLocaleDateString('sv');
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const thisYear = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', day: 'numeric' });

function dayTitle(at: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayOf(at) === dayOf(now)) return t('Today');
  if (dayOf(at) === dayOf(yesterday)) return t('Yesterday');
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at);
}

/** What happened, when and by whom, in the order that it is given, a heading for each day on the viewer's clock. */
export function EventTimeline({ events, now = new Date() }: { events: readonly TimelineEvent[]; now?: Date }) {
  const days: { title: string; events: TimelineEvent[] }[] = [];
  for (const event of events) {
    const title = dayTitle(new Date(event.at), now);
    if (days.at(-1)?.title === title) days.at(-1)?.events.push(event);
    else days.push({ title, events: [event] });
  }
  return (
    <>
      {days.map(({ title, events: own }) => (
        <section key={title + (own[0]?.id ?? '')} aria-label={title}>
          <Heading level={3}>{title}</Heading>
          <Timeline
            style={{ marginTop: space.md }}
            items={own.map(({ id, at, who, what, tone }) => ({
              key: id,
              color: tone && colours[tone],
              children: (
                <div style={{ overflowWrap: 'anywhere' }}>
                  {what}
                  <Typography.Text type="secondary" style={{ display: 'block' }}>
                    <time dateTime={at} title={formatDateTime(at)}>
                      {time.format(new Date(at))}
                    </time>
                    {who && t(' · by {who}', { who })}
                  </Typography.Text>
                </div>
              ),
            }))}
          />
        </section>
      ))}
    </>
  );
}
