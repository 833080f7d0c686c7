import { uuidv7 } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import type { LoggedScan } from './scan.js';
import { readViewToken, tokenOf, type View } from './view-token.js';

type Needs = Pick<Services, 'scans' | 'now'>;
type Source = Extract<LoggedScan['source'], 'scan' | 'click'>;

/** A scan that is recorded before it is known which variant it gets. */
export interface BegunScan {
  scanId: string;
  at: number;
  /** Names the scan to the page that asks, for an hour and to nobody else. */
  cookie: string;
}

/** Begins a scan whose variant the answers to the questions of its code will decide. `path` is that of the page that asks. */
export async function beginScan(
  services: Needs,
  code: Pick<View, 'orgId' | 'codeId'>,
  { source, path, isSecure }: { source: Source; path: string; isSecure: boolean },
): Promise<BegunScan> {
  const at = services.now().getTime();
  const scanId = uuidv7(at);
  const token = await tokenOf(services, { scanId, at, orgId: code.orgId, codeId: code.codeId });
  const flags = `Max-Age=3600; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { scanId, at, cookie: `swapt_scan=${source}.${token}; ${flags}` };
}

/** The scan by which somebody came to the page that asks, where it was one of this code in the last hour. */
export async function begunScan(
  services: Needs,
  cookies: string | undefined,
  codeId: string,
): Promise<(View & { source: Source }) | undefined> {
  const [, source, token = ''] = /(?:^|;\s*)swapt_scan=(scan|click)\.([\w-]{1,200})(?:;|$)/.exec(cookies ?? '') ?? [];
  const view = await readViewToken(services, token);
  if (view?.codeId !== codeId) return undefined;
  return { ...view, source: source === 'scan' ? 'scan' : 'click' };
}
