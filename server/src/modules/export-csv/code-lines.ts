import type { CodeFilter } from '@swapt/shared/contract';
import type { Line } from '../../platform/csv/export-lines.js';
import { localTime } from '../../platform/csv/local-time.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { listedIds, readCodes } from '../codes/codes.service.js';

const head = [
  'Name',
  'Short address',
  'Leads to',
  'Type',
  'Status',
  'Folder',
  'Tags',
  'Scans',
  'Visitors',
  'Last scan',
  'Created',
];
/** Read in one short transaction, so that nobody else waits for all of them. */
const codesAtOnce = 500;

/** The codes of a list, in its order. */
export async function codeLines(
  { services, orgId }: Pick<OrgCtx, 'services' | 'orgId'>,
  filter: CodeFilter = {},
  zone: string,
  most: number,
): Promise<Line[]> {
  const within = <T>(work: (ctx: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>) => Promise<T>) =>
    services.db.org(orgId, (tx) => work({ tx, orgId, services }));
  const at = localTime(zone);
  const ids = await within((ctx) => listedIds(ctx, filter, most));
  const lines: Line[] = [head];
  for (let from = 0; from < ids.length; from += codesAtOnce) {
    for (const code of await within((ctx) => readCodes(ctx, ids.slice(from, from + codesAtOnce)))) {
      lines.push([
        code.name,
        code.url,
        code.target,
        code.type,
        code.status,
        code.folder?.name,
        code.tags.join(', '),
        code.scans,
        code.unique_visitors,
        code.last_scan_at && at(new Date(code.last_scan_at)),
        at(new Date(code.created_at)),
      ]);
    }
  }
  return lines;
}
