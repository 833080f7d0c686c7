import type { RemoteReport } from '@swapt/shared/remote';

type Outcome = RemoteReport extends infer Report
  ? Report extends unknown
    ? Omit<Report, 'name' | 'version'>
    : never
  : never;

/** How long reports wait for others, in ms. */
const gatherMs = 2000;

let ticket = '';
let waiting: RemoteReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's ticket, and the last chance to send: a page that goes or is hidden may never come back. */
export function startTelemetry(pageTicket: string): void {
  ticket = pageTicket;
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Tells the server how a release did. Says nothing of a developer's own release, nor of a person who is offline. */
export function tell(name: string, { version, entry }: { version: string; entry: string }, outcome: Outcome): void {
  if (!navigator.onLine || new URL(entry, location.href).origin !== location.origin) return;
  waiting.push({ name, version, ...outcome });
  timer ??= setTimeout(send, gatherMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  if (reports.length > 0) navigator.sendBeacon('/telemetry/remote', JSON.stringify({ ticket, reports }));
}
