import type { Api } from '@swapt/shared/contract';
import { assertNotTooMany, assertZone, csvFile, mostRows } from '../../platform/csv/csv-file.js';
import { localTime } from '../../platform/csv/local-time.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readLock } from './promo-locks.service.js';
import { selectTriesBefore, type TryRow } from './usage.sql.js';

const head = ['When', 'Outcome', 'Opened by', 'Master key', 'Code', 'Latitude', 'Longitude', 'Grant'];
/** Read in one short transaction, so that nobody else waits for all of them. */
const atOnce = 2_000;

/** The usage of a promo lock as a table, newest first. */
export async function exportUsage(
  { services, orgId }: Pick<OrgCtx, 'services' | 'orgId'>,
  { lock_id: lockId, outcome, zone = 'UTC' }: Omit<Api['promoLock.exportCsv']['in'], 'org_id'>,
): Promise<{ body: string }> {
  assertZone(zone);
  const at = localTime(zone);
  await services.db.org(orgId, (tx) => readLock({ tx, orgId, services }, lockId));
  const rows: TryRow[] = [];
  for (let isMore = true; isMore;) {
    const before = rows.at(-1)?.try_id ?? null;
    const some = await services.db.org(orgId, (tx) =>
      selectTriesBefore(tx, orgId, { lockId, outcome }, before, atOnce),
    );
    rows.push(...some);
    isMore = some.length === atOnce && rows.length <= mostRows;
  }
  assertNotTooMany(rows.length);
  return csvFile([head, ...rows.map((row) => lineOf(row, at(row.at)))]);
}

const lineOf = (row: TryRow, when: string | null) => [
  ...[when, row.outcome, row.via, row.key_name, row.code_name, row.latitude, row.longitude, row.grant_state],
];
