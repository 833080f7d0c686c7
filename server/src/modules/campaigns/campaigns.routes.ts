import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { exportCampaigns } from './campaigns.csv.js';
import { changeCampaign, createCampaign, readCampaign, toCampaign } from './campaigns.service.js';
import { countCampaigns, deleteCampaign, selectCampaigns } from './campaigns.sql.js';

export const campaignsHandlers: Handlers<
  | 'campaigns.create'
  | 'campaigns.update'
  | 'campaigns.get'
  | 'campaigns.list'
  | 'campaigns.delete'
  | 'campaigns.exportCsv'
> = {
  'campaigns.create': async (ctx, input) => ({ data: await createCampaign(ctx, input) }),

  'campaigns.update': async (ctx, { campaign_id, data }) => ({ data: await changeCampaign(ctx, campaign_id, data) }),

  'campaigns.get': async (ctx, { campaign_id }) => ({ data: await readCampaign(ctx, campaign_id) }),

  'campaigns.list': async ({ tx, orgId }, { search, state, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectCampaigns(tx, orgId, { search, state }, limit, offset);
    const [counted] = await countCampaigns(tx, orgId, { search, state });
    return { data: rows.map(toCampaign), page, pageSize, total: counted?.total ?? 0 };
  },

  'campaigns.exportCsv': exportCampaigns,

  'campaigns.delete': async ({ tx, orgId }, { campaign_id }) => {
    const [row] = await deleteCampaign(tx, orgId, campaign_id);
    if (!row) throw new AppError('campaign.not_found');
    return { data: { campaign_id } };
  },
};
