import { isOperator } from '../../platform/http/callers/access.js';
import type { Handlers } from '../../platform/http/handler.js';
import { selectOrgsNamed } from './operator.sql.js';

/** What the console has to know of the people who run the installation. */
export const operatorHandlers: Handlers<'operator.get' | 'operator.orgs'> = {
  'operator.get': async ({ services, caller }) => ({ data: { is_operator: isOperator(services.config, caller) } }),

  'operator.orgs': async ({ services }, { search = '' }) => ({
    data: await services.db.system((tx) => selectOrgsNamed(tx, search.trim())),
  }),
};
