import type { Api, Campaign } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { gatherRefusals, type Refusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { changedCampaign, draft } from './campaign-rules.js';
import { scheduleDates } from './campaigns.jobs.js';
import * as sql from './campaigns.sql.js';

export { idsOfCampaigns, matchingCampaigns, putCampaignsBack, removeCampaigns } from './many-campaigns.js';

type NewCampaign = Api['campaigns.create']['in'];
type CampaignChange = Api['campaigns.update']['in']['data'];

export async function createCampaign(ctx: OrgCtx, { org_id: _org, ...input }: NewCampaign): Promise<Campaign> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const campaignId = uuidv7(now);
  const refusals = gatherRefusals();
  const fields = changedCampaign(draft, fieldsOf(input), now, { path: '', refusals });
  const codeIds = input.code_ids ?? [];
  await refuseUnusableCodes(ctx, campaignId, codeIds, { field: 'code_ids', refusals });
  refusals.assertNone();
  await sql.insertCampaign(tx, orgId, campaignId, fields, now);
  await sql.setCodes(tx, orgId, campaignId, codeIds);
  return readCampaign(ctx, campaignId);
}

export async function changeCampaign(ctx: OrgCtx, campaignId: string, input: CampaignChange): Promise<Campaign> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const [before] = await sql.lockCampaign(tx, orgId, campaignId);
  if (!before) throw new AppError('campaign.not_found');
  const refusals = gatherRefusals();
  const after = changedCampaign(before, fieldsOf(input), now, { path: 'data.', refusals });
  const codeIds = input.code_ids;
  if (codeIds) await refuseUnusableCodes(ctx, campaignId, codeIds, { field: 'data.code_ids', refusals });
  refusals.assertNone();
  await sql.updateCampaign(tx, orgId, campaignId, after, now);
  if (codeIds) await sql.setCodes(tx, orgId, campaignId, codeIds);
  await scheduleDates(tx, { orgId, campaignId, before, after, now });
  return readCampaign(ctx, campaignId);
}

export async function readCampaign({ tx, orgId }: OrgCtx, campaignId: string): Promise<Campaign> {
  const [row] = await sql.selectCampaign(tx, orgId, campaignId);
  if (!row) throw new AppError('campaign.not_found');
  return toCampaign(row);
}

export function toCampaign({ starts_at, ends_at, created_at, updated_at, ...row }: sql.CampaignRow): Campaign {
  return {
    ...row,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** What the request names, with dates as dates; what it leaves out stays out. */
function fieldsOf({ name, note, state, starts_at, ends_at }: CampaignChange): Partial<sql.CampaignFields> {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(note !== undefined && { note: note.trim() }),
    ...(state !== undefined && { state }),
    ...(starts_at !== undefined && { starts_at: asDate(starts_at) }),
    ...(ends_at !== undefined && { ends_at: asDate(ends_at) }),
  };
}

const asDate = (text: string | null) => (text === null ? null : new Date(text));

async function refuseUnusableCodes(
  { tx, orgId }: OrgCtx,
  campaignId: string,
  codeIds: string[],
  { field, refusals }: { field: string; refusals: Refusals },
): Promise<void> {
  const [usable] = await sql.countUsableCodes(tx, orgId, campaignId, codeIds);
  if (usable?.total === codeIds.length) return;
  refusals.refuse(field, 'One of these codes does not exist or was deleted. Choose another.', 'code.not_found');
}
