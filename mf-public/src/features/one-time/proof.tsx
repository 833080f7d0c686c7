import { localeOf } from '@swapt/shared/messages';
import { proofMs } from '@swapt/shared/values';
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../frame/use-text.js';

interface Props {
  orgName: string;
  /** When the code was used, and what time it is, both on the server's clock. */
  at: string;
  now: string;
}

/** What a screenshot cannot be: it counts, it knows the time, and it moves, with the shop's name in it. */
export function Proof({ orgName, at, now }: Props) {
  const text = useText('oneTime');
  const language = useLanguage();
  const time = useServerTime(now);
  const since = Math.max(0, (time ?? Date.parse(now)) - Date.parse(at));
  if (since >= proofMs) return <p className="notice">{text('proofOver')}</p>;
  return (
    <>
      <div className="proof" data-second={Math.floor(since / 1000) % 2}>
        <div className="proof-pattern" aria-hidden="true">
          {squares.map((square) => (
            <i key={square} />
          ))}
        </div>
        <div className="proof-words">
          <strong>
            <bdi>{orgName}</bdi>
          </strong>
          <p className="proof-time" role="timer" aria-live="off">
            {minutes(since)}
          </p>
          <p>{text('proofSince')}</p>
          {/* Before the page is live there is no zone to say it in. */}
          <p className="proof-clock">{time !== undefined && text('proofClock', { clock: clock(time, language) })}</p>
        </div>
      </div>
      <p className="small">{text('proofReal')}</p>
    </>
  );
}

const squares = Array.from({ length: 12 }, (_, at) => at);

/** `7:05`, with Western digits as everywhere. */
const minutes = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const clock = (time: number, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium' }).format(time);

/**
 * The server's time, moved on by how long the page is open: a phone's own clock can be set. That of the page stands still while the phone sleeps, so the
 * one that has moved further counts. Undefined before the page is live.
 */
function useServerTime(now: string): number | undefined {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    const [begun, opened, openedAt] = [Date.parse(now), performance.now(), Date.now()];
    const tick = () => setTime(begun + Math.max(performance.now() - opened, Date.now() - openedAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
