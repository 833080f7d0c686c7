// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** reports.sql.ts: selectCodeSubject */
    "select c.org_id, o.shown_name as org_name, 'code' as kind, c.code_id as subject_id, c.name\n\
     from codes c join organizations o on o.org_id = c.org_id\n\
     where c.status <> 'deleted' and (c.org_id, c.code_id) in\n\
       (select org_id, code_id from slugs where slug = $1 union select org_id, code_id from codes where code_id::text = $1)\n\
     limit 1": {
      values: readonly [string | null];
      row: { org_id: string; org_name: string; kind: 'code'; subject_id: string; name: string };
    };

    /** reports.sql.ts: selectPageSubject */
    "select p.org_id, o.shown_name as org_name, 'page' as kind, p.page_id as subject_id, p.name\n\
     from pages p join organizations o on o.org_id = p.org_id\n\
     where p.page_id::text = $1 and p.status = 'published'": {
      values: readonly [string | null];
      row: { org_id: string; org_name: string; kind: 'page'; subject_id: string; name: string };
    };

    /** reports.sql.ts: selectStoreSubject */
    "select s.org_id, o.shown_name as org_name, 'store' as kind, s.store_id as subject_id, s.name\n\
     from stores s join organizations o on o.org_id = s.org_id\n\
     where s.store_id::text = $1 and s.status in ('open', 'paused')": {
      values: readonly [string | null];
      row: { org_id: string; org_name: string; kind: 'store'; subject_id: string; name: string };
    };

    /** reports.sql.ts: insertReport */
    'insert into reports (org_id, report_id, kind, subject_id, reason, note, email, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reports.sql.ts: selectReports */
    "select r.org_id, o.name as org_name, r.report_id, r.kind, r.subject_id, coalesce(c.name, p.name, s.name) as name, c.slug, c.target,\n\
    coalesce(c.held_at, p.held_at, s.suspended_at) is not null as is_held,\n\
    (select count(*) from reports other where other.org_id = r.org_id and other.subject_id = r.subject_id) as reports,\n\
    r.reason, r.note, r.email, r.state, r.decided_by, r.decided_at, r.created_at\n\
  from reports r\n\
  join organizations o on o.org_id = r.org_id\n\
  left join codes c on r.kind = 'code' and c.org_id = r.org_id and c.code_id = r.subject_id\n\
  left join pages p on r.kind = 'page' and p.org_id = r.org_id and p.page_id = r.subject_id\n\
  left join stores s on r.kind = 'store' and s.org_id = r.org_id and s.store_id = r.subject_id where $1::text is null or r.state = $1 order by r.created_at desc, r.report_id desc limit $2 offset $3": {
      values: readonly [string | null, number | null, number | null];
      row: {
        org_id: string;
        org_name: string;
        report_id: string;
        kind: 'code' | 'page' | 'store';
        subject_id: string;
        name: string | null;
        slug: string | null;
        target: string | null;
        is_held: boolean;
        reports: number;
        reason: 'broken' | 'harmful' | 'illegal' | 'other' | 'privacy' | 'scam';
        note: string;
        email: string;
        state: 'dismissed' | 'open' | 'paused';
        decided_by: string | null;
        decided_at: Date | null;
        created_at: Date;
      };
    };

    /** reports.sql.ts: countReports */
    'select count(*) as total from reports where $1::text is null or state = $1': {
      values: readonly [string | null];
      row: { total: number };
    };

    /** reports.sql.ts: selectReport */
    "select r.org_id, o.name as org_name, r.report_id, r.kind, r.subject_id, coalesce(c.name, p.name, s.name) as name, c.slug, c.target,\n\
    coalesce(c.held_at, p.held_at, s.suspended_at) is not null as is_held,\n\
    (select count(*) from reports other where other.org_id = r.org_id and other.subject_id = r.subject_id) as reports,\n\
    r.reason, r.note, r.email, r.state, r.decided_by, r.decided_at, r.created_at\n\
  from reports r\n\
  join organizations o on o.org_id = r.org_id\n\
  left join codes c on r.kind = 'code' and c.org_id = r.org_id and c.code_id = r.subject_id\n\
  left join pages p on r.kind = 'page' and p.org_id = r.org_id and p.page_id = r.subject_id\n\
  left join stores s on r.kind = 'store' and s.org_id = r.org_id and s.store_id = r.subject_id where r.report_id = $1": {
      values: readonly [string | null];
      row: {
        org_id: string;
        org_name: string;
        report_id: string;
        kind: 'code' | 'page' | 'store';
        subject_id: string;
        name: string | null;
        slug: string | null;
        target: string | null;
        is_held: boolean;
        reports: number;
        reason: 'broken' | 'harmful' | 'illegal' | 'other' | 'privacy' | 'scam';
        note: string;
        email: string;
        state: 'dismissed' | 'open' | 'paused';
        decided_by: string | null;
        decided_at: Date | null;
        created_at: Date;
      };
    };

    /** reports.sql.ts: lockOne */
    'select held_at is not null as is_held from codes where org_id = $1 and code_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { is_held: boolean };
    };

    /** reports.sql.ts: lockOne */
    'select held_at is not null as is_held from pages where org_id = $1 and page_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { is_held: boolean };
    };

    /** reports.sql.ts: lockOne */
    'select suspended_at is not null as is_held from stores where org_id = $1 and store_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { is_held: boolean };
    };

    /** reports.sql.ts: selectOwners */
    "select u.email from memberships m join users u on u.user_id = m.user_id\n\
     where m.org_id = $1 and m.role = 'owner' and u.email_verified order by m.id": {
      values: readonly [string | null];
      row: { email: string };
    };

    /** reports.sql.ts: decideReport */
    'update reports set state = $3, decided_by = $4, decided_at = $5 where org_id = $1 and report_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reports.sql.ts: settleSubject */
    "update codes set held_at = case when exists (select from reports where org_id = $1 and subject_id = $2 and state = 'paused') then coalesce(held_at, $3) end where org_id = $1 and code_id = $2": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reports.sql.ts: settleSubject */
    "update pages set held_at = case when exists (select from reports where org_id = $1 and subject_id = $2 and state = 'paused') then coalesce(held_at, $3) end where org_id = $1 and page_id = $2": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reports.sql.ts: settleSubject */
    "update stores set suspended_at = case when exists (select from reports where org_id = $1 and subject_id = $2 and state = 'paused') then coalesce(suspended_at, $3) end where org_id = $1 and store_id = $2": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
