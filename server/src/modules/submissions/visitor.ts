import { visitorPseudonym } from '../../scan-ingestion/scan-row.js';
import type { Services } from '../../platform/services.js';

/** What an organization knows a browser as, by the id of its cookie; empty where there is none. The scans of a person are stored under the same. */
export async function pseudonymOf({ scans }: Pick<Services, 'scans'>, orgId: string, visitor: string): Promise<string> {
  return visitor ? visitorPseudonym({ orgId, visitor }, await scans.secret()) : '';
}
