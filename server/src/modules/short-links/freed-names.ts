import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { countFreedNames, takeTurnsForNames } from './freed-names.sql.js';

/** Nobody else can ever have a name that was given up, so that nobody may give up all the good ones. */
const mostFreedNames = 50;
const dayMs = 86_400_000;

/** Before a name of a code or page is given up, in the transaction that does it. */
export async function demandMayFreeName({
  tx,
  orgId,
  services,
}: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>): Promise<void> {
  await takeTurnsForNames(tx, orgId);
  const [freed] = await countFreedNames(tx, orgId, new Date(services.now().getTime() - dayMs));
  if (freed && freed.names >= mostFreedNames) throw new AppError('name.limit');
}
