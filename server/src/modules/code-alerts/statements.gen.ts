// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** code-alerts.sql.ts: insertAlert */
    'insert into code_alerts (org_id, alert_id, code_id, email, language, asked_at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (org_id, code_id, email) do update set language = excluded.language, asked_at = excluded.asked_at\n\
       where code_alerts.confirmed_at is null\n\
     returning alert_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { alert_id: string };
    };

    /** code-alerts.sql.ts: selectAlert */
    'select alert_id, email, confirmed_at from code_alerts where org_id = $1 and code_id = $2 and alert_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { alert_id: string; email: string; confirmed_at: Date | null };
    };

    /** code-alerts.sql.ts: confirmAlert */
    'update code_alerts set confirmed_at = $4 where org_id = $1 and code_id = $2 and alert_id = $3 and confirmed_at is null': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** code-alerts.sql.ts: deleteAlert */
    'delete from code_alerts where org_id = $1 and code_id = $2 and alert_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** code-alerts.sql.ts: deleteAlertsTo */
    'delete from code_alerts where org_id = $1 and email = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** code-alerts.sql.ts: takeDueAlerts */
    "with due as (\n\
       select a.org_id, a.alert_id, c.slug, o.shown_name as org_name\n\
         from code_alerts a join codes c on c.org_id = a.org_id and c.code_id = a.code_id join organizations o on o.org_id = a.org_id\n\
        where a.confirmed_at is not null and o.delete_after is null and c.status = 'active' and c.held_at is null and (c.starts_at is null or c.starts_at <= $1)\n\
  and (c.expires_at is null or c.expires_at > $1) and (c.scan_limit is null or c.uses < c.scan_limit)\n\
  and (c.type <> 'page' or exists (select from pages p where p.org_id = c.org_id and p.page_id = (c.content ->> 'page_id')::uuid\n\
  and p.status = 'published' and p.held_at is null))\n\
        order by a.confirmed_at limit $2 for update of a skip locked\n\
     )\n\
     delete from code_alerts a using due where a.org_id = due.org_id and a.alert_id = due.alert_id\n\
     returning a.org_id, a.email, a.language, due.slug, due.org_name": {
      values: readonly [Date | null, number | null];
      row: { org_id: string; email: string; language: string; slug: string; org_name: string };
    };

    /** code-alerts.sql.ts: tidyAlerts */
    'delete from code_alerts where asked_at <= $1 or (confirmed_at is null and asked_at <= $2)': {
      values: readonly [Date | null, Date | null];
      row: Record<never, never>;
    };
  }
}
