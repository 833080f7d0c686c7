import { Type } from 'typebox';
import { campaignStates } from '../../values/campaigns/campaigns.js';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Input, Iso, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

export const Campaign = Type.Object({
  campaign_id: Type.String(),
  org_id: Type.String(),
  name: Type.String(),
  note: Type.String(),
  state: OneOf(campaignStates),
  starts_at: Type.Union([Iso, Type.Null()]),
  ends_at: Type.Union([Iso, Type.Null()]),
  codes: Type.Array(Type.Object({ code_id: Type.String(), name: Type.String() })),
  scans: Type.Integer({ description: 'human scans of its codes between its dates' }),
  created_at: Iso,
  updated_at: Iso,
});

const Fields = {
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  starts_at: Type.Optional(Type.Union([Iso, Type.Null()])),
  ends_at: Type.Optional(Type.Union([Iso, Type.Null()])),
  code_ids: Type.Optional(Type.Array(Uuid, { maxItems: 200, uniqueItems: true })),
};
/** What the list can be narrowed to. */
export const campaignFilter = {
  search: Type.Optional(Type.String({ maxLength: 120 })),
  state: Type.Optional(OneOf(campaignStates)),
};
const owner = { table: 'campaigns', field: 'campaign_id' } as const;

export const campaigns = {
  'campaigns.create': operation({
    method: 'POST',
    path: '/api/campaigns/create',
    host: 'core',
    who: 'campaigns:write',
    summary: 'Creates a campaign as a draft',
    input: Input({ org_id: OrgId, name: Name, ...Fields }),
    reply: Data(Campaign),
    errors: ['campaign.bad_dates', 'code.not_found'],
  }),
  'campaigns.update': operation({
    method: 'POST',
    path: '/api/campaigns/update',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Changes a campaign or moves it to another state',
    input: Input({
      org_id: OrgId,
      campaign_id: Uuid,
      data: Input({ name: Type.Optional(Name), ...Fields, state: Type.Optional(OneOf(campaignStates)) }),
    }),
    reply: Data(Campaign),
    errors: ['campaign.not_found', 'campaign.bad_state', 'campaign.bad_dates', 'code.not_found'],
  }),
  'campaigns.get': operation({
    method: 'POST',
    path: '/api/campaigns/get',
    host: 'core',
    who: 'campaigns:read',
    owner,
    summary: 'One campaign',
    input: Input({ org_id: OrgId, campaign_id: Uuid }),
    reply: Data(Campaign),
    errors: ['campaign.not_found'],
  }),
  'campaigns.list': operation({
    method: 'POST',
    path: '/api/campaigns/list',
    host: 'core',
    who: 'campaigns:read',
    summary: 'Campaigns, newest first',
    input: Input({
      org_id: OrgId,
      ...Paging,
      ...campaignFilter,
    }),
    reply: List(Campaign),
    errors: [],
  }),
  'campaigns.exportCsv': operation({
    ...csvExport,
    path: '/api/campaigns/export-csv',
    who: 'campaigns:read',
    summary: 'The campaigns that the same filter lists, newest first, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, ...campaignFilter, ...csvChoice(csvColumns.campaigns) }),
  }),
  'campaigns.delete': operation({
    method: 'POST',
    path: '/api/campaigns/delete',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Deletes a campaign; its codes stay',
    input: Input({ org_id: OrgId, campaign_id: Uuid }),
    reply: Data(Type.Object({ campaign_id: Type.String() })),
    errors: ['campaign.not_found'],
  }),
};
