import type { Tx } from '../../../db/database.js';
import { completeAccount } from './accounts.js';
import { pay } from './intents.js';
import { secondsOf, storeOf } from './store.js';
import { completeSession, endSubscription } from './subscriptions.js';

/** What a browser is shown, or where it is led. */
interface Page {
  status: number;
  text: string;
  location?: string;
}

const gone: Page = { status: 404, text: 'This address works once, and for five minutes.' };

/**
 * The pages that the real one has: a shop's answers, the question of a bank, and a subscription. Opening one says yes to everything; where a subscription
 * is managed, it ends it.
 */
export async function openPage(tx: Tx, url: URL, surroundings: { now: Date; base: string }): Promise<Page> {
  const [, kind, named = '', id = ''] = url.pathname.split('/');
  const back: Page = { status: 303, text: '', location: url.searchParams.get('back') ?? '/' };
  const own = storeOf(tx, { account: '', ...surroundings });
  if (kind === 'setup') {
    if (Number(url.searchParams.get('until')) < secondsOf(surroundings.now)) return gone;
    await completeAccount(own, named);
    return back;
  }
  if (kind === 'subscribe') {
    const location = await completeSession(own, named);
    return location === undefined ? gone : { ...back, location };
  }
  if (kind === 'portal') {
    await endSubscription(own, named);
    return back;
  }
  if (kind !== 'authenticate') return gone;
  const store = storeOf(tx, { account: named, ...surroundings });
  const intent = await store.read('intent', id);
  if (intent.status !== 'requires_action') return gone;
  await pay(store, intent);
  return { status: 200, text: 'Your bank says yes (test mode). Go back to the shop.' };
}
