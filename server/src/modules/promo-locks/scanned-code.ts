import { isUuidInAnyCase } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { isSuspended, type Resolution } from '../short-links/short-links.service.js';
import { orgOfOpenStore } from '../stores/stores.service.js';
import { selectOrgOfCode } from './scanned-code.sql.js';

type Needs = Pick<Services, 'db' | 'shortLinks'>;

interface Whose {
  orgId: string | undefined;
  codeId: string | undefined;
}

/** A code that leads nowhere, or was stopped, is displayed nowhere. */
export const isDisplayed = (code: Resolution): code is Extract<Resolution, { kind: 'target' | 'policy' | 'oneTime' }> =>
  (code.kind === 'target' || code.kind === 'policy' || code.kind === 'oneTime') && !isSuspended(code);

/** Whose code somebody has scanned, by its id or its short name; what nobody has is nobody’s. */
async function scannedCode({ db, shortLinks }: Needs, qrId: string): Promise<Whose> {
  if (isUuidInAnyCase(qrId)) {
    const codeId = qrId.toLowerCase();
    const [row] = await db.system((tx) => selectOrgOfCode(tx, codeId));
    return { orgId: row?.org_id, codeId: row && codeId };
  }
  const code = await shortLinks.resolve(qrId);
  return isDisplayed(code) ? code : { orgId: undefined, codeId: undefined };
}

/** The same where they are in a store and may have scanned one. A code of somebody else is none here. */
export async function whose(
  services: Needs,
  { qrId, storeId }: { qrId: string | undefined; storeId: string | undefined },
): Promise<Whose> {
  const code = qrId === undefined ? { orgId: undefined, codeId: undefined } : await scannedCode(services, qrId);
  if (storeId === undefined) return code;
  const orgId = await orgOfOpenStore(services, storeId.toLowerCase()).catch(() => undefined);
  return { orgId, codeId: code.orgId === orgId ? code.codeId : undefined };
}
