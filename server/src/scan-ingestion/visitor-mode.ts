import type { VisitorMode } from '@swapt/shared/values';
import type { Services } from '../platform/services.js';
import { selectVisitorModes } from './visitor-modes.sql.js';

/** How an organization recognizes visitors now, for what recognizes one besides a scan: a view of a page, a form. */
export async function visitorModeOf({ db }: Pick<Services, 'db'>, orgId: string): Promise<VisitorMode> {
  const modeOf = await db.system((tx) => selectVisitorModes(tx, [orgId]));
  return modeOf(orgId);
}
