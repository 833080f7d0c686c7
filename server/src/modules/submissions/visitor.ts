import type { VisitorMode } from '@swapt/shared/values';
import { visitorChoice } from '../../platform/visit/visitor-cookie.js';
import type { Services } from '../../platform/services.js';
import { cookiePseudonym } from '../../scan-ingestion/recognize.js';

/**
 * What an organization knows a browser as that agreed to its cookie; empty for every other. The scans of a person are stored under the same. What holds
 * for a day by address and browser may be several guests of one café, so it never tells whose scans are a customer's.
 */
export async function agreedVisitor(
  { scans }: Pick<Services, 'scans'>,
  { orgId, mode }: { orgId: string; mode: VisitorMode },
  headers: NodeJS.Dict<string | string[]>,
): Promise<string> {
  const { visitor } = visitorChoice(headers, orgId);
  return mode === 'cookie' && visitor ? cookiePseudonym(scans, orgId, visitor) : '';
}
