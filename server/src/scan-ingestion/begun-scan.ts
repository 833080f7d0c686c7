import { uuidv7 } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import type { LoggedScan } from './scan.js';
import { readViewToken, tokenOf, type View } from './view-token.js';

type Needs = Pick<Services, 'scans' | 'now'>;
type Source = Extract<LoggedScan['source'], 'scan' | 'click'>;

/** Under which name the address of the page that asks has the token of the scan. */
export const scanField = 'swapt_scan';

/** A scan that is recorded before it is known which variant it gets. */
export interface BegunScan {
  scanId: string;
  at: number;
  /** Names the scan to the page that asks, for an hour. Whoever passes it on changes nothing: the scan counts once, with its first variant. */
  token: string;
}

/** Begins a scan whose variant the answers to the questions of its code will decide. */
export async function beginScan(
  services: Needs,
  code: Pick<View, 'orgId' | 'codeId'>,
  source: Source,
): Promise<BegunScan> {
  const at = services.now().getTime();
  const scanId = uuidv7(at);
  const token = await tokenOf(services, { scanId, at, orgId: code.orgId, codeId: code.codeId });
  return { scanId, at, token: `${source}.${token}` };
}

/** The scan by which somebody came to the page that asks, where it was one of this code in the last hour. */
export async function begunScan(
  services: Needs,
  given: string,
  codeId: string,
): Promise<(View & { source: Source }) | undefined> {
  const [, source, token = ''] = /^(scan|click)\.([\w-]{1,200})$/.exec(given) ?? [];
  const view = await readViewToken(services, token);
  if (view?.codeId !== codeId) return undefined;
  return { ...view, source: source === 'scan' ? 'scan' : 'click' };
}
