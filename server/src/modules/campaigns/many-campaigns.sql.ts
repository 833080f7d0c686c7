import type { Tx } from '../../platform/db/database.js';

/** Of these, those of the organization: locked in the order of their ids, and nobody adds a code to them until the transaction ends. */
export const lockCampaigns = (tx: Tx, orgId: string, campaignIds: readonly string[]) =>
  tx.query(
    'select campaign_id from campaigns where org_id = $1 and campaign_id = any($2::uuid[]) order by campaign_id for update',
    [orgId, campaignIds],
  );

/** Each with all that putting it back takes. */
export const deleteCampaigns = (tx: Tx, orgId: string, campaignIds: readonly string[]) =>
  tx.query(
    `delete from campaigns c where c.org_id = $1 and c.campaign_id = any($2::uuid[])
     returning c.campaign_id as item_id, jsonb_build_object('name', c.name, 'row', to_jsonb(c), 'codes',
       (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from campaign_codes k where k.org_id = c.org_id and k.campaign_id = c.campaign_id)) as before`,
    [orgId, campaignIds],
  );

export const insertAgain = (tx: Tx, orgId: string, before: string) =>
  tx.query(
    `insert into campaigns select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::campaigns, b -> 'row') r
      where r.org_id = $1 on conflict do nothing returning campaign_id, name, note, state, starts_at, ends_at`,
    [orgId, before],
  );

/** The codes of these campaigns that are still there; they are locked by their keys as rows come in, in the order in which others lock them, too. */
export const insertCodesAgain = (tx: Tx, orgId: string, before: string, campaignIds: readonly string[]) =>
  tx.query(
    `insert into campaign_codes select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_recordset(null::campaign_codes, b -> 'codes') r
      where r.org_id = $1 and r.campaign_id = any($3::uuid[]) and exists (select from codes c where c.org_id = $1 and c.code_id = r.code_id)
      order by r.code_id on conflict do nothing`,
    [orgId, before, campaignIds],
  );
