import type { RemoteReport } from '@swapt/shared/remote';

type Outcome = RemoteReport extends infer Report
  ? Report extends unknown
    ? Omit<Report, 'name' | 'version'>
    : never
  : never;

/** How long reports wait for others, in ms. */
const gatherMs = 2000;

let ticket = '';
let readToken: () => Promise<string | undefined> = async () => undefined;
/** At hand, because a page that goes cannot wait for it. */
let token: string | undefined;
let waiting: RemoteReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The page's ticket, the way to the person's access token (members alone are heard about the console), and the last chance to send: a page that goes
 * or is hidden may never come back.
 */
export function startTelemetry(pageTicket: string, accessToken: typeof readToken): void {
  ticket = pageTicket;
  readToken = accessToken;
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Tells the server how a release did. Says nothing of a developer's own release, nor of a person who is offline. */
export function reportOutcome(
  name: string,
  { version, entry }: { version: string; entry: string },
  outcome: Outcome,
): void {
  if (!navigator.onLine || new URL(entry, location.href).origin !== location.origin) return;
  readToken().then(
    (read) => (token = read),
    () => undefined,
  );
  waiting.push({ name, version, ...outcome });
  timer ??= setTimeout(send, gatherMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  if (reports.length === 0) return;
  const headers = { 'content-type': 'text/plain;charset=UTF-8', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ ticket, reports });
  // A beacon could not say who sends it; this one outlives the page as well.
  fetch('/telemetry/remote', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
