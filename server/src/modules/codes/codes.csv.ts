import type { Api, Code } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { listedIds, readCodes } from './codes.service.js';

const columns: CsvColumns<Code, 'codes'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'name', title: 'Short address', value: ({ url }) => url },
  { key: 'target', title: 'Leads to', value: ({ target }) => target },
  { key: 'type', title: 'Type', value: ({ type }) => type },
  { key: 'status', title: 'Status', value: ({ status }) => status },
  { key: 'name', title: 'Folder', value: ({ folder }) => folder?.name },
  { key: 'name', title: 'Tags', value: ({ tags }) => tags.join(', ') },
  { key: 'scans', title: 'Scans', value: ({ scans }) => scans },
  { key: 'visitors', title: 'Visitors', value: ({ unique_visitors: visitors }) => visitors },
  { key: 'last', title: 'Last scan', value: ({ last_scan_at }, at) => at(last_scan_at) },
  { key: 'created', title: 'Created', value: ({ created_at }, at) => at(created_at) },
  { key: 'expires', title: 'Works until', value: ({ expires_at }, at) => at(expires_at), isExtra: true },
  { key: 'changed', title: 'Last changed', value: ({ updated_at }, at) => at(updated_at), isExtra: true },
];

/** The codes that a list shows, in its order. */
export const exportCodes = (ctx: OrgCtx, { filter = {}, ...choice }: Api['codes.exportCsv']['in']) =>
  exportList(ctx, choice, columns, { ids: (within, most) => listedIds(within, filter, most), rows: readCodes });
