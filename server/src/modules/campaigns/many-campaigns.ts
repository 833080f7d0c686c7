import type { Tx } from '../../platform/db/database.js';
import { draft } from './campaign-rules.js';
import { scheduleDates } from './campaigns.jobs.js';
import { selectListedIds, type CampaignFilter } from './campaigns.sql.js';
import { deleteCampaigns, insertAgain, insertCodesAgain, lockCampaigns } from './many-campaigns.sql.js';

/** Of these, those of the organization. */
export const idsOfCampaigns = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await lockCampaigns(tx, orgId, ids)).map(({ campaign_id }) => campaign_id);

/** The ids of all that the list shows, as far as so many. */
export const matchingCampaigns = async (tx: Tx, orgId: string, filter: CampaignFilter, most: number) =>
  (await selectListedIds(tx, orgId, filter, most)).map(({ campaign_id }) => campaign_id);

/** Deletes what of these is there, and answers what putting them back takes. */
export async function removeCampaigns(tx: Tx, orgId: string, ids: readonly string[]) {
  await lockCampaigns(tx, orgId, ids);
  return deleteCampaigns(tx, orgId, ids);
}

/** Puts back what was deleted, with its codes; a start or an end that passed meanwhile follows at once. Answers the ids of those that are there again. */
export async function putCampaignsBack(
  { tx, orgId, now }: { tx: Tx; orgId: string; now: Date },
  before: readonly unknown[],
): Promise<string[]> {
  const rows = JSON.stringify(before);
  const campaigns = await insertAgain(tx, orgId, rows);
  const ids = campaigns.map(({ campaign_id }) => campaign_id);
  await insertCodesAgain(tx, orgId, rows, ids);
  for (const { campaign_id: campaignId, ...after } of campaigns)
    await scheduleDates(tx, { orgId, campaignId, before: draft, after, now });
  return ids;
}
