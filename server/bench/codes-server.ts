import type { CodeFilter } from '@swapt/shared/contract';
import { listCodes } from '../src/modules/codes/codes.service.js';
import { fillCodes } from './codes-fill.js';
import { measureEngine, type Bench } from './measure-engine.js';
import type { TestTx } from '../src/testing/engines/test-database.js';

// One engine with a hundred thousand codes of one organization: `codes-server.js pglite <folder>` or `codes-server.js postgres <folder>`.
const [, , engine, dataDir, count = '100000'] = process.argv;
await measureEngine({ engine, dataDir, now: () => new Date(), fill: (db) => fillCodes(db, Number(count)), measureAll });

async function measureAll({
  filled: { orgId, folderId },
  services,
  measure,
}: Bench<Awaited<ReturnType<typeof fillCodes>>>) {
  const far = Number(count) / 10;
  const folder = { folder_id: folderId };
  const subjects: { name: string; filter: CodeFilter; page: number }[] = [
    { name: 'newest, page 1', filter: {}, page: 1 },
    { name: 'newest, last page', filter: {}, page: far },
    { name: 'by name, page 1', filter: { sort: 'name' }, page: 1 },
    { name: 'by name, last page', filter: { sort: 'name' }, page: far },
    { name: 'by scans, page 1', filter: { sort: 'scans' }, page: 1 },
    { name: 'by scans, last page', filter: { sort: 'scans' }, page: far },
    { name: 'search found in a thousand', filter: { search: 'table 77' }, page: 1 },
    { name: 'search found in all', filter: { search: 'example' }, page: 1 },
    { name: 'search found in none', filter: { search: 'nowhere to be found' }, page: 1 },
    { name: 'a folder of a thousand', filter: folder, page: 1 },
    { name: 'a tag of a tenth, page 1', filter: { tag: 'tag 3' }, page: 1 },
    { name: 'a tag of a tenth, last page', filter: { tag: 'tag 3' }, page: far / 10 },
    { name: 'paused', filter: { status: 'paused' }, page: 1 },
    {
      name: 'folder, tag, search, by scans',
      filter: { ...folder, tag: 'tag 3', search: 'table', sort: 'scans' },
      page: 1,
    },
  ];
  const rows = [];
  for (const { name, filter, page } of subjects) {
    const { last: total, ...times } = await measure(async (tx) => {
      return (await listCodes({ tx, orgId, services }, filter, { page })).total;
    });
    rows.push({ name, ...times, total });
  }
  const { last: total, ...times } = await measure((tx) => bare(tx, orgId));
  return [...rows, { name: 'bare: ten codes by their key', ...times, total }];
}

/** The least that a list of ten can cost. */
const bare = async (tx: TestTx, orgId: string) =>
  (await tx.query('select * from codes where org_id = $1 order by code_id limit 10', [orgId])).length;
