import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { CodeAlertsRow } from '../../platform/db/tables.gen.js';
import { keptSince, unconfirmedSince } from '../alerts/alerts.service.js';

/** The page of a code `c` is public, where it shows one. */
const showsItsPage = `(c.type <> 'page' or exists (select from pages p where p.org_id = c.org_id and p.page_id = (c.content ->> 'page_id')::uuid
  and p.status = 'published' and p.held_at is null))`;

/** A code `c` that leads people on at `$1`. */
const works = `c.status = 'active' and c.held_at is null and (c.starts_at is null or c.starts_at <= $1)
  and (c.expires_at is null or c.expires_at > $1) and (c.scan_limit is null or c.uses < c.scan_limit)
  and ${showsItsPage}`;

/** One row per code and address. Who asks again is asked again to confirm, unless they did; then no row is answered. */
export const insertAlert = (tx: Tx, row: Omit<CodeAlertsRow, 'confirmed_at'>) =>
  tx.query(
    `insert into code_alerts (org_id, alert_id, code_id, email, language, asked_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id, code_id, email) do update set language = excluded.language, asked_at = excluded.asked_at
       where code_alerts.confirmed_at is null
     returning alert_id`,
    [row.org_id, row.alert_id, row.code_id, row.email, row.language, row.asked_at],
  );

export const selectAlert = (tx: Tx, orgId: string, codeId: string, alertId: string) =>
  tx.query(
    'select alert_id, email, confirmed_at from code_alerts where org_id = $1 and code_id = $2 and alert_id = $3',
    [orgId, codeId, alertId],
  );

export type AlertRow = RowOf<typeof selectAlert>;

export const confirmAlert = (tx: Tx, orgId: string, codeId: string, alertId: string, now: Date) =>
  tx.query(
    `update code_alerts set confirmed_at = $4 where org_id = $1 and code_id = $2 and alert_id = $3 and confirmed_at is null`,
    [orgId, codeId, alertId, now],
  );

export const deleteAlert = (tx: Tx, orgId: string, codeId: string, alertId: string) =>
  tx.query('delete from code_alerts where org_id = $1 and code_id = $2 and alert_id = $3', [orgId, codeId, alertId]);

/** What an organization keeps for an address whose owner is forgotten. */
export const deleteAlertsTo = (tx: Tx, orgId: string, email: string) =>
  tx.query('delete from code_alerts where org_id = $1 and email = $2', [orgId, email]);

/** Takes alerts of codes that work again, across organizations: each is answered to exactly one of any number of callers. */
export const takeDueAlerts = (tx: Tx, now: Date, limit: number) =>
  tx.query(
    `with due as (
       select a.org_id, a.alert_id, c.slug, o.shown_name as org_name
         from code_alerts a join codes c on c.org_id = a.org_id and c.code_id = a.code_id join organizations o on o.org_id = a.org_id
        where a.confirmed_at is not null and o.delete_after is null and ${works}
        order by a.confirmed_at limit $2 for update of a skip locked
     )
     delete from code_alerts a using due where a.org_id = due.org_id and a.alert_id = due.alert_id
     returning a.org_id, a.email, a.language, due.slug, due.org_name`,
    [now, limit],
  );

export const tidyAlerts = (tx: Tx, now: Date) =>
  tx.query('delete from code_alerts where asked_at <= $1 or (confirmed_at is null and asked_at <= $2)', [
    keptSince(now),
    unconfirmedSince(now),
  ]);
