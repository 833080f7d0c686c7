import type { Api } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectFoldersOf, selectListedIds, type FolderRow } from './folders.sql.js';

const columns: CsvColumns<FolderRow, 'folders'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'codes', title: 'Codes', value: ({ codes }) => codes },
  { key: 'scans', title: 'Scans', value: ({ scans }) => scans },
  { key: 'created', title: 'Created', value: ({ created_at }, at) => at(created_at) },
];

/** The folders that a list shows, in its order. */
export const exportFolders = (ctx: OrgCtx, { search, ...choice }: Api['folders.exportCsv']['in']) =>
  exportList(ctx, choice, columns, {
    ids: async ({ tx, orgId }, most) => {
      const rows = await selectListedIds(tx, orgId, search, most);
      return rows.map(({ folder_id }) => folder_id);
    },
    rows: ({ tx, orgId }, ids) => selectFoldersOf(tx, orgId, ids),
  });
