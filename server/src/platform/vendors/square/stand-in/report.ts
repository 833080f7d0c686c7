import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import { insertObject, lockObject } from '../../stand-in/objects.sql.js';

/** By what reports are signed, made when it is first asked for, and the same for every process. */
export async function signatureKey(tx: Tx, now: Date): Promise<string> {
  const suggestion = { secret: randomBytes(24).toString('base64url') };
  await insertObject(tx, 'square', '', 'secret', 'webhook', suggestion, now);
  const [row] = await lockObject(tx, 'square', '', 'secret', 'webhook');
  // The parse edge: it was written above.
  return (row?.body as typeof suggestion).secret;
}
