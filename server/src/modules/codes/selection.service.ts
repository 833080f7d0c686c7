import type { Api, CodeFilter } from '@swapt/shared/contract';
import type { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { withoutAddress } from '../code-content/code-content.service.js';
import { selectMatching } from './code-entries.sql.js';
import { selectExisting } from './codes.sql.js';
import { tidyTag } from './tags.js';

/** By ids, or as a list shows them. */
type Selection = Pick<Api['bulkChanges.start']['in'], 'code_ids' | 'filter' | 'count'>;

/** A filter with its texts as they are kept. */
export const readFilter = (config: Pick<Config, 'publicUrl'>, { search, tag, ...filter }: CodeFilter): CodeFilter => ({
  ...filter,
  search: search && withoutAddress(config, search),
  tag: tag && tidyTag(tag),
});

/**
 * The codes that are selected now, in the order of their ids. Those of a filter are as many as somebody saw there, or none at all: nothing is done with
 * codes that nobody has seen in their list.
 */
export async function selectedIds(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { code_ids: ids, filter, count }: Selection,
  most: number,
): Promise<string[]> {
  if ((ids === undefined) === (filter === undefined)) throw invalid('filter', 'Send either code_ids or filter.');
  if (!filter) {
    const rows = await selectExisting(tx, orgId, ids ?? []);
    if (rows.length === 0) throw new AppError('code.not_found');
    if (rows.length > most) throw tooMany(most);
    return rows.map(({ code_id }) => code_id);
  }
  if (count === undefined) throw invalid('count', 'This is required.');
  if (count > most) throw tooMany(most);
  const found = await selectMatching(tx, orgId, readFilter(services.config, filter), most + 1);
  if (found.length !== count) throw new AppError('code.selection_changed');
  return found;
}

const invalid = (field: string, sentence: string) => new AppError('request.invalid', undefined, { [field]: sentence });

const tooMany = (most: number) =>
  new AppError(
    'code.too_many_selected',
    `You can do this with ${most.toLocaleString('en')} codes at once. Filter the list and do it in several steps.`,
  );
