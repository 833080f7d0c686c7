import { useEffect, useState } from 'react';
import type { BlockProps } from '../../contract/index.js';
import { Missing } from '../parts/missing.js';
import { Section } from '../parts/section.js';

/** The date, which needs no script; with script the time that is left. */
export function Countdown({ id, title, at, zone, over }: BlockProps['countdown']) {
  const left = useTimeLeft(at);
  if (at === null) return <Missing id={id}>Choose a date for the countdown</Missing>;
  return (
    <Section id={id} name="countdown" title={title} className="lp-narrow">
      {/* The place is kept from the start, so that nothing moves once it ticks. */}
      <p className="lp-clock" role="timer" aria-live="off">
        {left === undefined ? null : left <= 0 ? over || 'It is time.' : <Parts left={left} />}
      </p>
      <p className="lp-muted">
        <time dateTime={at}>{dateOf(at, zone)}</time>
      </p>
    </Section>
  );
}

const second = 1000;
const units = [
  ['days', 86_400_000, 100_000],
  ['hours', 3_600_000, 24],
  ['minutes', 60_000, 60],
  ['seconds', second, 60],
] as const;

function Parts({ left }: { left: number }) {
  return units.map(([name, size, cycle]) => {
    const amount = Math.floor(left / size) % cycle;
    return (
      <span className="lp-clock-part" key={name}>
        <strong>{amount}</strong> {amount === 1 ? name.slice(0, -1) : name}{' '}
      </span>
    );
  });
}

/** Nothing before the page is live: the server's moment is not the visitor's. */
function useTimeLeft(at: string | null): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (at === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [at]);
  return at === null || now === undefined ? undefined : new Date(at).getTime() - now;
}

/** Put together from its parts, so that servers and browsers write it the same. */
function dateOf(at: string, zone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }): [string, string] => [type, value]),
  );
  const part = (name: string) => parts.get(name) ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} (${zone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;
}
