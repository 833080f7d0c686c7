import type { Api, CodeFilter } from '@swapt/shared/contract';
import type { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectedNow } from '../../platform/http/requests/selection.js';
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

/** The codes that are selected now, in the order of their ids. */
export async function selectedIds(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { code_ids: ids, filter, count }: Selection,
  most: number,
): Promise<string[]> {
  return selectedNow(
    { field: 'code_ids', named: ids, count, isFiltered: filter !== undefined },
    {
      existing: async (wanted) => (await selectExisting(tx, orgId, wanted)).map(({ code_id }) => code_id),
      matching: (atMost) => selectMatching(tx, orgId, readFilter(services.config, filter ?? {}), atMost),
      missing: () => new AppError('code.not_found'),
      changed: () => new AppError('code.selection_changed'),
      tooMany: () => tooMany(most),
    },
    most,
  );
}

const tooMany = (most: number) =>
  new AppError(
    'code.too_many_selected',
    `You can do this with ${most.toLocaleString('en')} codes at once. Filter the list and do it in several steps.`,
  );
