import type { Api } from '@swapt/shared/contract';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { jobs } from '../../app/joined.js';
import type { TestApp } from '../app.js';
import { reportAddress } from './report-address.js';
import { openTill } from './till.js';

/** What a person at the page of Square’s stand-in answers. */
interface Consent {
  answer?: 'allow' | 'deny';
  currency?: string;
  /** One that is there already. */
  merchant?: string;
  scope?: string;
}

/** Answers at Square what an address asks, and gives what the browser comes back with. */
export async function consent(url: string, { answer = 'allow', currency = 'EUR', merchant = '', scope }: Consent = {}) {
  const asked = new URL(url);
  const form = new URLSearchParams(asked.searchParams);
  for (const [name, value] of Object.entries({ answer, currency, merchant, name: 'Test Bakery' }))
    form.set(name, value);
  if (scope !== undefined) form.set('scope', scope);
  const response = await fetch(`${asked.origin}/oauth2/authorize`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? 'http://nowhere/');
}

type Call = ReturnType<TestApp['as']>['call'];
type Operation = Api['square.auth']['in']['operation'];

/** Connects Square as an owner does in the console. */
export async function connectSquare(call: Call, orgId: string, answers: Consent = {}) {
  const { data } = await call('square.auth', { org_id: orgId, operation: 'get_authorization_url' });
  const back = await consent(data.url ?? '', answers);
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
  return (await call('square.auth', { org_id: orgId, operation: 'complete', code, state })).data;
}

/** Types a code into a terminal, or does something else on the page of the test terminals. */
export const atDesk = (deskUrl: string, fields: Record<string, string>) =>
  fetch(deskUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A till whose store takes payments at a terminal of the stand-in. */
export async function openSquareTill(test: TestApp, stock = 10) {
  const { services } = test;
  const till = await openTill(test, stock);
  const { call, send, orgId: org_id, storeId: store_id } = till;
  const connected = await connectSquare(call, org_id);
  const desk = connected.desk_url ?? '';
  const { data: places } = await call('square.places', { org_id });
  await call('square.choosePlace', { org_id, store_id, location_id: places.locations[0]?.location_id ?? '' });
  const { data: code } = await call('square.pair', { org_id, store_id, name: 'Counter' });
  await atDesk(desk, { code: code.code });
  const { data: devices } = await call('square.devices', { org_id, store_id });
  const work = () => runDueJobs(services, jobs);
  return {
    ...till,
    ...{ work, desk },
    merchantId: connected.token?.merchant_id ?? '',
    deviceId: devices[0]?.device_id ?? '',
    auth: (operation: Operation) => call('square.auth', { org_id, operation }),
    later: (seconds: number) => services.setNow(new Date(services.now().getTime() + seconds * 1000)),
    /** What a shopper does at the terminal with what it asks for. */
    shopper: (checkout: string, outcome: 'paid' | 'canceled' | 'declined') => atDesk(desk, { checkout, outcome }),
    /** What Square reports comes in, and is worked off. */
    report: async () => {
      while (await services.vendors.standIns.square?.post(await reportAddress(services, 'square'))) await work();
    },
    payments: async (id: string) => (await call('payments.get', { org_id, id })).data,
    refund: (id: string, fields: Omit<Api['payments.refund']['in'], 'org_id' | 'id'> = {}) =>
      send('payments.refund', { org_id, id, ...fields }),
  };
}

export type SquareTill = Awaited<ReturnType<typeof openSquareTill>>;

export function squarePort({ services: { vendors } }: Pick<TestApp, 'services'>) {
  if (!vendors.squarePayments) throw new Error('There is no Square');
  return vendors.squarePayments;
}
