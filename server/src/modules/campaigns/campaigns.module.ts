import { defineModule } from '../../platform/module.js';
import { endCampaign, startCampaign } from './campaigns.jobs.js';
import { campaignsHandlers } from './campaigns.routes.js';

export const campaignsModule = defineModule({
  handlers: campaignsHandlers,
  jobs: [startCampaign, endCampaign],
  tables: ['campaign_codes', 'campaigns'],
  constraints: { campaign_codes_org_id_code_id_fkey: 'code.not_found', campaigns_check: 'campaign.bad_dates' },
});
