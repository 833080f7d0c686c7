import pino from 'pino';
import type { Api } from '@swapt/shared/contract';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/db/database.js';
import { testApp } from './app.js';
import { postForm, publicApp } from './public-app.js';

export type GateShop = Awaited<ReturnType<typeof openGateShop>>;

/** Where the codes of the shop lead. */
export const target = 'https://example.com/offer';

/** A shop whose codes ask before they lead on, the pages that ask, and all that is logged meanwhile. */
export async function openGateShop(db: Database, config?: Config) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const test = await testApp(db, { log, ...(config && { config }) });
  const app = await publicApp(test.services);
  const { orgId, owner } = await test.organization(undefined, 'Corner shop');
  const { call } = test.as(owner);
  return {
    test,
    app,
    lines,
    orgId,
    call,
    create: async (input: Partial<Api['codes.create']['in']>) =>
      (await call('codes.create', { org_id: orgId, name: 'Offer', type: 'link', target, ...input })).data,
    uses: async (code_id: string) => (await call('codes.get', { org_id: orgId, code_id })).data.uses,
    press: (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      postForm(app, url, fields, headers),
    close: async () => {
      await app.close();
      await test.close();
    },
  };
}

export const pathOf = (address: unknown) => new URL(String(address)).pathname + new URL(String(address)).search;
