import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import { insertObject, lockObject } from '../../stand-in/objects.sql.js';
import type { Sign } from '../../stand-in/post-reports.js';
import type { SigningSecrets } from '../stripe-event.js';
import { secondsOf } from './store.js';

/** By what reports are signed, made when they are first asked for, and the same for every process. */
export async function signingSecrets(tx: Tx, now: Date): Promise<SigningSecrets> {
  const secretOf = async (id: string) => {
    const suggestion = { secret: `whsec_${randomBytes(24).toString('hex')}` };
    await insertObject(tx, 'stripe', '', 'secret', id, suggestion, now);
    const [row] = await lockObject(tx, 'stripe', '', 'secret', id);
    // The parse edge: it was written above.
    return (row?.body as typeof suggestion).secret;
  };
  return { own: [await secretOf('own')], connected: [await secretOf('connected')] };
}

/** Reports about shops are signed with another secret than those about the account itself. */
export async function signing(tx: Tx, now: Date): Promise<Sign> {
  const { own, connected } = await signingSecrets(tx, now);
  const at = secondsOf(now);
  return (account, body) => {
    const [secret = ''] = account === '' ? own : connected;
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${at},v1=${signature}` };
  };
}
