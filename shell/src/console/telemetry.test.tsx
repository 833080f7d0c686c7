import { startTelemetry, reportOutcome } from './telemetry.js';

const own = { version: '1', entry: '/r/mf-codes/1/remoteEntry.js' };
const loaded = { outcome: 'loaded', ms: 12 } as const;
const failed = { outcome: 'failed', code: 'crash', reference: 'abcd1234' } as const;
const post = jest.fn<Promise<Response>, [string, RequestInit]>(() => new Promise<never>(() => undefined));
const sent = () => post.mock.calls.map(([url, { body }]) => [url, JSON.parse(typeof body === 'string' ? body : '')]);

Object.assign(globalThis, { fetch: post });
beforeAll(() => startTelemetry('ticket-1', async () => 'token-1'));
beforeEach(() => {
  jest.useFakeTimers();
  post.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('telemetry', () => {
  it('sends reports together after a moment, with the ticket of the page', () => {
    reportOutcome('mf-codes', own, loaded);
    reportOutcome('mf-codes', own, failed);
    expect(sent()).toEqual([]);
    jest.advanceTimersByTime(2000);
    const reports = [
      { name: 'mf-codes', version: '1', ...loaded },
      { name: 'mf-codes', version: '1', ...failed },
    ];
    expect(sent()).toEqual([['/telemetry/remote', { ticket: 'ticket-1', reports }]]);
    jest.advanceTimersByTime(9000);
    expect(sent()).toHaveLength(1);
  });

  it('says who sends it, also when the page goes, as nobody else is heard', async () => {
    reportOutcome('mf-codes', own, loaded);
    await Promise.resolve();
    window.dispatchEvent(new Event('pagehide'));
    expect(post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer token-1' } });
  });

  it('sends at once when the page goes', () => {
    reportOutcome('mf-codes', own, loaded);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(1);
  });

  it('says nothing of a developer’s own release, nor of a person who is offline', () => {
    reportOutcome('mf-codes', { version: '1', entry: 'http://localhost:4301/remoteEntry.js' }, failed);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reportOutcome('mf-codes', own, failed);
    jest.advanceTimersByTime(9000);
    expect(sent()).toEqual([]);
  });
});
