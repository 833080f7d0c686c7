import type { Api } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import type { TestApp } from '../app.js';
import { openStand } from './stand.js';

type Counted = Api['settlement.submit']['in']['counted'];

type Stand = Awaited<ReturnType<typeof openStand>>;

/** The same with a stand of its own. */
export const openMarket = async (
  test: TestApp,
  ...options: Parameters<typeof openStand> extends [unknown, ...infer R] ? R : []
) => marketOf(test, await openStand(test, ...options));

/** A stand whose day ends, and what it takes to settle it. */
export function marketOf<T extends Stand>(test: TestApp, stand: T) {
  const { call, send, orgId: org_id, storeId: store_id, eventId: event_id } = stand;
  const ids = { org_id, event_id };
  const submission = (counted: Counted, more: object = {}) => ({ ...ids, store_id, counted, ...more });
  return {
    ...stand,
    ids,
    submission,
    /** Somebody else of the organization. */
    member: async (role: Role) => {
      const user = await test.user();
      await test.member(org_id, user, role);
      return { ...test.as(user), user };
    },
    count: (counted: number, session_id = stand.sessionId) => call('pos.count', { org_id, session_id, counted }),
    close: () => call('events.close', ids),
    money: async () => (await call('settlement.get', ids)).data,
    trySubmit: (counted: object, more: object = {}) => send('settlement.submit', submission(counted, more)),
    submit: async (counted: Counted, more: object = {}) =>
      (await call('settlement.submit', submission(counted, more))).data,
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
