import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { lockDesk, shareDesk } from './sessions.sql.js';
import { expectedCash } from './session-sums.js';

type OpenDesk = Awaited<ReturnType<typeof shareDesk>>[number];

export interface Selling {
  desk: OpenDesk;
  /** It is on record from then on. */
  now: Date;
  /** Earlier, where the desk kept it without the network. */
  soldAt: Date;
}

/**
 * The desk that sells something, and its event. Neither can be closed until the end of the transaction; what was sold before the closing, so many
 * seconds ago, is taken after it. The moment is read once nobody else closes the desk.
 */
export async function openDesk(
  tx: Tx,
  orgId: string,
  sessionId: string,
  { madeAgo = 0, clock }: { madeAgo?: number | undefined; clock: () => Date },
): Promise<Selling> {
  const [desk] = await shareDesk(tx, orgId, sessionId);
  if (!desk) throw new AppError('desk.not_found');
  const now = clock();
  const soldAt = new Date(Math.max(now.getTime() - madeAgo * 1000, desk.opened_at.getTime()));
  if (desk.event_closed_at !== null && desk.event_closed_at <= soldAt) throw new AppError('event.closed');
  if (desk.closed_at !== null && desk.closed_at <= soldAt) throw new AppError('desk.closed');
  return { desk, now, soldAt };
}

/** An open desk whose drawer nobody else opens until the end of the transaction, and that has so much in it. */
export async function assertDrawer(tx: Tx, orgId: string, sessionId: string, takes: number) {
  const [desk] = await lockDesk(tx, orgId, sessionId);
  if (!desk) throw new AppError('desk.not_found');
  if (desk.state === 'closed') throw new AppError('desk.closed');
  if (takes > 0 && (await expectedCash(tx, orgId, sessionId, desk.opening)) < takes)
    throw new AppError('desk.too_little');
  return desk;
}
