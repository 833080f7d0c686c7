import type { Handlers } from '../../platform/http/handler.js';
import { approve, reject } from './decide.js';
import { readEventMoney } from './event-money.js';
import { makeFile } from './settlement-file.js';
import { addSlip, slipLink } from './slips.js';
import { submit } from './submit.js';

type Ids =
  | 'settlement.get'
  | 'settlement.submit'
  | 'settlement.approve'
  | 'settlement.reject'
  | 'settlement.addSlip'
  | 'settlement.slipLink'
  | 'settlement.file';

export const settlementsHandlers: Handlers<Ids> = {
  'settlement.get': async (ctx, { event_id }) => ({ data: await readEventMoney(ctx, event_id) }),
  'settlement.submit': async (ctx, asked) => ({ data: await submit(ctx, asked) }),
  'settlement.approve': async (ctx, { settlement_id }) => ({ data: await approve(ctx, settlement_id) }),
  'settlement.reject': async (ctx, { settlement_id, reason }) => ({ data: await reject(ctx, settlement_id, reason) }),
  'settlement.addSlip': async (ctx, asked) => ({ data: await addSlip(ctx, asked) }),
  'settlement.slipLink': async (ctx, { settlement_id }) => ({ data: await slipLink(ctx, settlement_id) }),
  'settlement.file': async (ctx, asked) => ({ data: await makeFile(ctx, asked) }),
};
