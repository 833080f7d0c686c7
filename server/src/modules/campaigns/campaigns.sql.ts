import type { CampaignState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export interface CampaignFields {
  name: string;
  note: string;
  state: CampaignState;
  starts_at: Date | null;
  ends_at: Date | null;
}

// Human scans between the dates: whole hours from the roll-ups, the two cut hours at the ends from the scans themselves.
const scans = `(
  select coalesce(sum(r.human_scans), 0)::bigint from campaign_codes k
    join scan_counts r on r.org_id = k.org_id and r.code_id = k.code_id and r.span = 'hour'
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and r.starts >= t.first_hour and r.starts < t.last_hour
) + (
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= c.starts_at and s.at < least(t.first_hour, t.end_at)
) + (
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= greatest(t.last_hour, t.first_hour) and s.at < t.end_at
)`;

const whole = `select c.org_id, c.campaign_id, c.name, c.note, c.state, c.starts_at, c.ends_at, c.created_at, c.updated_at,
    (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name) order by o.name, o.code_id), '[]')
       from campaign_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id
      where k.org_id = c.org_id and k.campaign_id = c.campaign_id) as codes,
    ${scans} as scans
  from campaigns c
  cross join lateral (select date_trunc('hour', c.starts_at + interval '1 hour' - interval '1 microsecond', 'UTC') as first_hour,
    date_trunc('hour', coalesce(c.ends_at, 'infinity'), 'UTC') as last_hour, coalesce(c.ends_at, 'infinity') as end_at) t`;

export const selectCampaign = (tx: Tx, orgId: string, campaignId: string) =>
  tx.query(`${whole} where c.org_id = $1 and c.campaign_id = $2`, [orgId, campaignId]);

export type CampaignRow = RowOf<typeof selectCampaign>;

const matches = `c.org_id = $1 and ($2::text is null or position(lower($2) in lower(c.name)) > 0) and ($3::text is null or c.state = $3)`;

export interface CampaignFilter {
  search?: string | undefined;
  state?: CampaignState | undefined;
}

export const selectCampaigns = (tx: Tx, orgId: string, filter: CampaignFilter, limit: number, offset: number) =>
  tx.query(`${whole} where ${matches} order by c.created_at desc, c.campaign_id desc limit $4 offset $5`, [
    orgId,
    filter.search ?? null,
    filter.state ?? null,
    limit,
    offset,
  ]);

/** The ids of all that a list shows, in its order, as far as so many. */
export const selectListedIds = (tx: Tx, orgId: string, { search, state }: CampaignFilter, most: number) =>
  tx.query(
    `select c.campaign_id from campaigns c where ${matches} order by c.created_at desc, c.campaign_id desc limit $4`,
    [orgId, search ?? null, state ?? null, most],
  );

/** Campaigns in the order of the ids. */
export const selectCampaignsOf = (tx: Tx, orgId: string, campaignIds: readonly string[]) =>
  tx.query(
    `${whole} where c.org_id = $1 and c.campaign_id = any($2::uuid[]) order by array_position($2::uuid[], c.campaign_id)`,
    [orgId, campaignIds],
  );

export const countCampaigns = (tx: Tx, orgId: string, { search, state }: CampaignFilter) =>
  tx.query(`select count(*) as total from campaigns c where ${matches}`, [orgId, search ?? null, state ?? null]);

export const insertCampaign = (tx: Tx, orgId: string, campaignId: string, fields: CampaignFields, now: Date) =>
  tx.query(
    `insert into campaigns (org_id, campaign_id, name, note, state, starts_at, ends_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [orgId, campaignId, fields.name, fields.note, fields.state, fields.starts_at, fields.ends_at, now],
  );

/** The fields as they are, locked until the end of the transaction. */
export const lockCampaign = (tx: Tx, orgId: string, campaignId: string) =>
  tx.query(
    'select name, note, state, starts_at, ends_at from campaigns where org_id = $1 and campaign_id = $2 for update',
    [orgId, campaignId],
  );

export const updateCampaign = (tx: Tx, orgId: string, campaignId: string, fields: CampaignFields, now: Date) =>
  tx.query(
    `update campaigns set name = $3, note = $4, state = $5, starts_at = $6, ends_at = $7, updated_at = $8
      where org_id = $1 and campaign_id = $2`,
    [orgId, campaignId, fields.name, fields.note, fields.state, fields.starts_at, fields.ends_at, now],
  );

export const deleteCampaign = (tx: Tx, orgId: string, campaignId: string) =>
  tx.query('delete from campaigns where org_id = $1 and campaign_id = $2 returning campaign_id', [orgId, campaignId]);

/** How many of these codes the organization has, deleted ones left out unless the campaign has them already. */
export const countUsableCodes = (tx: Tx, orgId: string, campaignId: string, codeIds: readonly string[]) =>
  tx.query(
    `select count(*) as total from codes c where c.org_id = $1 and c.code_id = any($3::uuid[]) and (c.status <> 'deleted'
       or exists (select from campaign_codes k where k.org_id = $1 and k.campaign_id = $2 and k.code_id = c.code_id))`,
    [orgId, campaignId, codeIds],
  );

/** Makes exactly these codes the campaign's own. */
export async function setCodes(tx: Tx, orgId: string, campaignId: string, codeIds: readonly string[]): Promise<void> {
  await tx.query('delete from campaign_codes where org_id = $1 and campaign_id = $2 and code_id <> all($3::uuid[])', [
    orgId,
    campaignId,
    codeIds,
  ]);
  await tx.query(
    'insert into campaign_codes (org_id, campaign_id, code_id) select $1, $2, unnest($3::uuid[]) on conflict do nothing',
    [orgId, campaignId, codeIds],
  );
}

/** Starts the campaign if it still waits for this very moment. */
export const startDue = (tx: Tx, orgId: string, campaignId: string, at: Date) =>
  tx.query(
    `update campaigns set state = 'running', updated_at = $3 where org_id = $1 and campaign_id = $2 and state = 'scheduled' and starts_at = $3`,
    [orgId, campaignId, at],
  );

/** Ends the campaign if this is still its end; also a scheduled one, whose start and end both passed while nothing ran. */
export const endDue = (tx: Tx, orgId: string, campaignId: string, at: Date) =>
  tx.query(
    `update campaigns set state = 'ended', updated_at = $3
      where org_id = $1 and campaign_id = $2 and state in ('scheduled', 'running', 'paused') and ends_at = $3`,
    [orgId, campaignId, at],
  );
