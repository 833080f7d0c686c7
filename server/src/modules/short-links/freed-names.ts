import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { countFreedNames, lockFreedNames } from './freed-names.sql.js';

/** Nobody else can ever have a name that was given up, so that nobody may give up all the good ones. */
const mostFreedNames = 50;
const dayMs = 86_400_000;

/** Before a name of a code or page is given up, in the transaction that does it. */
export async function assertMayFreeName({
  tx,
  orgId,
  services,
}: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>): Promise<void> {
  await lockFreedNames(tx, orgId);
  const [freed] = await countFreedNames(tx, orgId, new Date(services.now().getTime() - dayMs));
  if (freed && freed.names >= mostFreedNames) throw new AppError('name.limit');
}
