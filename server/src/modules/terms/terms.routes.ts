import type { Terms } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { terms } from './terms-text.js';
import { acceptTerms, selectAcceptance } from './terms.sql.js';

export const termsHandlers: Handlers<'terms.get' | 'terms.accept'> = {
  'terms.get': async ({ services, caller }) => ({
    data: caller ? await services.db.system((tx) => acceptedBy(tx, caller.userId)) : { ...terms, accepted_at: null },
  }),

  'terms.accept': async ({ tx, caller, services }, { version }) => {
    if (version !== terms.version) throw new AppError('terms.outdated');
    await acceptTerms(tx, caller.userId, version, services.now());
    return { data: await acceptedBy(tx, caller.userId) };
  },
};

async function acceptedBy(tx: Tx, userId: string): Promise<Terms> {
  const [row] = await selectAcceptance(tx, userId);
  const isCurrent = row?.terms_version === terms.version;
  return { ...terms, accepted_at: isCurrent ? (row.terms_accepted_at?.toISOString() ?? null) : null };
}
