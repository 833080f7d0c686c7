import type { Tx } from '../../platform/db/database.js';
import type { Caller } from '../../platform/http/handler.js';
import { deleteOtherSessions, endAllBut } from './sessions.sql.js';

/** Signs an account out everywhere else: sessions, refresh tokens, codes and sign-ins on their way. Answers how many places that were. */
export async function endOtherSessions(
  tx: Tx,
  { accountId, sessionId }: NonNullable<Caller['signIn']>,
  now: Date,
): Promise<number> {
  const [counted] = await deleteOtherSessions(tx, accountId, sessionId, now);
  await endAllBut(tx, accountId, sessionId);
  return counted?.ended ?? 0;
}
