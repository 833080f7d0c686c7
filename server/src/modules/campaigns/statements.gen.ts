// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** campaigns.sql.ts: selectCampaign */
    "select c.org_id, c.campaign_id, c.name, c.note, c.state, c.starts_at, c.ends_at, c.created_at, c.updated_at,\n\
    (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name) order by o.name, o.code_id), '[]')\n\
       from campaign_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id\n\
      where k.org_id = c.org_id and k.campaign_id = c.campaign_id) as codes,\n\
    (\n\
  select coalesce(sum(r.human_scans), 0)::bigint from campaign_codes k\n\
    join scan_counts r on r.org_id = k.org_id and r.code_id = k.code_id and r.span = 'hour'\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and r.starts >= t.first_hour and r.starts < t.last_hour\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= c.starts_at and s.at < least(t.first_hour, t.end_at)\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= greatest(t.last_hour, t.first_hour) and s.at < t.end_at\n\
) as scans\n\
  from campaigns c\n\
  cross join lateral (select date_trunc('hour', c.starts_at + interval '1 hour' - interval '1 microsecond', 'UTC') as first_hour,\n\
    date_trunc('hour', coalesce(c.ends_at, 'infinity'), 'UTC') as last_hour, coalesce(c.ends_at, 'infinity') as end_at) t where c.org_id = $1 and c.campaign_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        campaign_id: string;
        name: string;
        note: string;
        state: 'draft' | 'ended' | 'paused' | 'running' | 'scheduled';
        starts_at: Date | null;
        ends_at: Date | null;
        created_at: Date;
        updated_at: Date;
        codes: { code_id: string; name: string }[];
        scans: number;
      };
    };

    /** campaigns.sql.ts: selectCampaigns */
    "select c.org_id, c.campaign_id, c.name, c.note, c.state, c.starts_at, c.ends_at, c.created_at, c.updated_at,\n\
    (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name) order by o.name, o.code_id), '[]')\n\
       from campaign_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id\n\
      where k.org_id = c.org_id and k.campaign_id = c.campaign_id) as codes,\n\
    (\n\
  select coalesce(sum(r.human_scans), 0)::bigint from campaign_codes k\n\
    join scan_counts r on r.org_id = k.org_id and r.code_id = k.code_id and r.span = 'hour'\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and r.starts >= t.first_hour and r.starts < t.last_hour\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= c.starts_at and s.at < least(t.first_hour, t.end_at)\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= greatest(t.last_hour, t.first_hour) and s.at < t.end_at\n\
) as scans\n\
  from campaigns c\n\
  cross join lateral (select date_trunc('hour', c.starts_at + interval '1 hour' - interval '1 microsecond', 'UTC') as first_hour,\n\
    date_trunc('hour', coalesce(c.ends_at, 'infinity'), 'UTC') as last_hour, coalesce(c.ends_at, 'infinity') as end_at) t where c.org_id = $1 and ($2::text is null or position(lower($2) in lower(c.name)) > 0) and ($3::text is null or c.state = $3) order by c.created_at desc, c.campaign_id desc limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: {
        org_id: string;
        campaign_id: string;
        name: string;
        note: string;
        state: 'draft' | 'ended' | 'paused' | 'running' | 'scheduled';
        starts_at: Date | null;
        ends_at: Date | null;
        created_at: Date;
        updated_at: Date;
        codes: { code_id: string; name: string }[];
        scans: number;
      };
    };

    /** campaigns.sql.ts: selectListedIds */
    'select c.campaign_id from campaigns c where c.org_id = $1 and ($2::text is null or position(lower($2) in lower(c.name)) > 0) and ($3::text is null or c.state = $3) order by c.created_at desc, c.campaign_id desc limit $4': {
      values: readonly [string | null, string | null, string | null, number | null];
      row: { campaign_id: string };
    };

    /** campaigns.sql.ts: selectCampaignsOf */
    "select c.org_id, c.campaign_id, c.name, c.note, c.state, c.starts_at, c.ends_at, c.created_at, c.updated_at,\n\
    (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name) order by o.name, o.code_id), '[]')\n\
       from campaign_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id\n\
      where k.org_id = c.org_id and k.campaign_id = c.campaign_id) as codes,\n\
    (\n\
  select coalesce(sum(r.human_scans), 0)::bigint from campaign_codes k\n\
    join scan_counts r on r.org_id = k.org_id and r.code_id = k.code_id and r.span = 'hour'\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and r.starts >= t.first_hour and r.starts < t.last_hour\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= c.starts_at and s.at < least(t.first_hour, t.end_at)\n\
) + (\n\
  select count(*) from campaign_codes k join scans s on s.org_id = k.org_id and s.code_id = k.code_id and not s.is_bot\n\
   where k.org_id = c.org_id and k.campaign_id = c.campaign_id and s.at >= greatest(t.last_hour, t.first_hour) and s.at < t.end_at\n\
) as scans\n\
  from campaigns c\n\
  cross join lateral (select date_trunc('hour', c.starts_at + interval '1 hour' - interval '1 microsecond', 'UTC') as first_hour,\n\
    date_trunc('hour', coalesce(c.ends_at, 'infinity'), 'UTC') as last_hour, coalesce(c.ends_at, 'infinity') as end_at) t where c.org_id = $1 and c.campaign_id = any($2::uuid[]) order by array_position($2::uuid[], c.campaign_id)": {
      values: readonly [string | null, List<string> | null];
      row: {
        org_id: string;
        campaign_id: string;
        name: string;
        note: string;
        state: 'draft' | 'ended' | 'paused' | 'running' | 'scheduled';
        starts_at: Date | null;
        ends_at: Date | null;
        created_at: Date;
        updated_at: Date;
        codes: { code_id: string; name: string }[];
        scans: number;
      };
    };

    /** campaigns.sql.ts: countCampaigns */
    'select count(*) as total from campaigns c where c.org_id = $1 and ($2::text is null or position(lower($2) in lower(c.name)) > 0) and ($3::text is null or c.state = $3)': {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** campaigns.sql.ts: insertCampaign */
    'insert into campaigns (org_id, campaign_id, name, note, state, starts_at, ends_at, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** campaigns.sql.ts: lockCampaign */
    'select name, note, state, starts_at, ends_at from campaigns where org_id = $1 and campaign_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        name: string;
        note: string;
        state: 'draft' | 'ended' | 'paused' | 'running' | 'scheduled';
        starts_at: Date | null;
        ends_at: Date | null;
      };
    };

    /** campaigns.sql.ts: updateCampaign */
    'update campaigns set name = $3, note = $4, state = $5, starts_at = $6, ends_at = $7, updated_at = $8\n\
      where org_id = $1 and campaign_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** campaigns.sql.ts: deleteCampaign */
    'delete from campaigns where org_id = $1 and campaign_id = $2 returning campaign_id': {
      values: readonly [string | null, string | null];
      row: { campaign_id: string };
    };

    /** campaigns.sql.ts: countUsableCodes */
    "select count(*) as total from codes c where c.org_id = $1 and c.code_id = any($3::uuid[]) and (c.status <> 'deleted'\n\
       or exists (select from campaign_codes k where k.org_id = $1 and k.campaign_id = $2 and k.code_id = c.code_id))": {
      values: readonly [string | null, string | null, List<string> | null];
      row: { total: number };
    };

    /** campaigns.sql.ts: setCodes */
    'delete from campaign_codes where org_id = $1 and campaign_id = $2 and code_id <> all($3::uuid[])': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** campaigns.sql.ts: setCodes */
    'insert into campaign_codes (org_id, campaign_id, code_id) select $1, $2, unnest($3::uuid[]) on conflict do nothing': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** campaigns.sql.ts: startDue */
    "update campaigns set state = 'running', updated_at = $3 where org_id = $1 and campaign_id = $2 and state = 'scheduled' and starts_at = $3": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** campaigns.sql.ts: endDue */
    "update campaigns set state = 'ended', updated_at = $3\n\
      where org_id = $1 and campaign_id = $2 and state in ('scheduled', 'running', 'paused') and ends_at = $3": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** many-campaigns.sql.ts: lockCampaigns */
    'select campaign_id from campaigns where org_id = $1 and campaign_id = any($2::uuid[]) order by campaign_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { campaign_id: string };
    };

    /** many-campaigns.sql.ts: deleteCampaigns */
    "delete from campaigns c where c.org_id = $1 and c.campaign_id = any($2::uuid[])\n\
     returning c.campaign_id as item_id, jsonb_build_object('name', c.name, 'row', to_jsonb(c), 'codes',\n\
       (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from campaign_codes k where k.org_id = c.org_id and k.campaign_id = c.campaign_id)) as before": {
      values: readonly [string | null, List<string> | null];
      row: { item_id: string; before: { name: string; row: unknown; codes: unknown[] } };
    };

    /** many-campaigns.sql.ts: insertAgain */
    "insert into campaigns select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::campaigns, b -> 'row') r\n\
      where r.org_id = $1 on conflict do nothing returning campaign_id, name, note, state, starts_at, ends_at": {
      values: readonly [string | null, string | null];
      row: {
        campaign_id: string;
        name: string;
        note: string;
        state: 'draft' | 'ended' | 'paused' | 'running' | 'scheduled';
        starts_at: Date | null;
        ends_at: Date | null;
      };
    };

    /** many-campaigns.sql.ts: insertCodesAgain */
    "insert into campaign_codes select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_recordset(null::campaign_codes, b -> 'codes') r\n\
      where r.org_id = $1 and r.campaign_id = any($3::uuid[]) and exists (select from codes c where c.org_id = $1 and c.code_id = r.code_id)\n\
      order by r.code_id on conflict do nothing": {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };
  }
}
