import type { Api } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectCampaignsOf, selectListedIds, type CampaignRow } from './campaigns.sql.js';

const columns: CsvColumns<CampaignRow, 'campaigns'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'state', title: 'Status', value: ({ state }) => state },
  { key: 'dates', title: 'Starts', value: ({ starts_at }, at) => at(starts_at) },
  { key: 'dates', title: 'Ends', value: ({ ends_at }, at) => at(ends_at) },
  { key: 'codes', title: 'Codes', value: ({ codes }) => codes.length },
  { key: 'scans', title: 'Scans', value: ({ scans }) => scans },
  { key: 'note', title: 'Note', value: ({ note }) => note },
  { key: 'created', title: 'Created', value: ({ created_at }, at) => at(created_at) },
];

/** The campaigns that a list shows, in its order. */
export const exportCampaigns = (ctx: OrgCtx, { search, state, ...choice }: Api['campaigns.exportCsv']['in']) =>
  exportList(ctx, choice, columns, {
    ids: async ({ tx, orgId }, most) => {
      const rows = await selectListedIds(tx, orgId, { search, state }, most);
      return rows.map(({ campaign_id }) => campaign_id);
    },
    rows: ({ tx, orgId }, ids) => selectCampaignsOf(tx, orgId, ids),
  });
