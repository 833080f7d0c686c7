import { storeLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { NewLine } from '../orders/orders.service.js';
import { selectSoldFile } from '../sold-files/sold-files.service.js';
import type { OpenStore } from '../stores/stores.service.js';

/**
 * Keeps the files of what is bought from being deleted, and gives for how many hours they can be downloaded: as the store says of its downloads, for
 * whatever has a file. Null where nothing has one.
 */
export async function keepFiles(
  tx: Tx,
  { org_id: orgId, fulfilment }: OpenStore,
  lines: readonly NewLine[],
): Promise<number | null> {
  const files = new Set(lines.flatMap(({ file_id: file }) => (file === null ? [] : [file])));
  if (files.size === 0) return null;
  for (const id of files) {
    const [file] = await selectSoldFile(tx, orgId, id);
    if (!file) throw new AppError('order.unavailable');
  }
  const [said] = fulfilment.flatMap((method) => (method.kind === 'digital' ? [method.link_hours] : []));
  return said ?? storeLimits.linkHours;
}
