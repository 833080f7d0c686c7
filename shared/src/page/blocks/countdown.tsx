import { useEffect, useState } from 'react';
import type { BlockProps } from '../../contract/index.js';
import { localeOf } from '../../messages/index.js';
import { Missing } from '../parts/missing.js';
import { Section } from '../parts/section.js';
import { useText } from '../parts/use-text.js';
import { useSurroundings } from '../surroundings.js';
import { countdownDate } from './countdown-date.js';

/** The date, which needs no script; with script the time that is left. */
export function Countdown({ id, title, at, zone, over }: BlockProps['countdown']) {
  const { dates, words } = useSurroundings();
  const text = useText('blocks');
  const left = useTimeLeft(at);
  if (at === null) return <Missing id={id}>Choose a date for the countdown</Missing>;
  return (
    <Section id={id} name="countdown" title={title} className="lp-narrow">
      {/* The place is kept from the start, so that nothing moves once it ticks. */}
      <p className="lp-clock" role="timer" aria-live="off">
        {left === undefined ? null : left <= 0 ? over || text('over') : <Parts left={left} />}
      </p>
      <p className="lp-muted">
        <time dateTime={at}>{dates?.[id] ?? countdownDate(at, zone, localeOf(words.language), text)}</time>
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
  const text = useText('blocks');
  return units.map(([name, size, cycle]) => (
    <span className="lp-clock-part" key={name}>
      {text.rich(name, {
        count: Math.floor(left / size) % cycle,
        number: (digits) => <strong>{digits}</strong>,
      })}{' '}
    </span>
  ));
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
