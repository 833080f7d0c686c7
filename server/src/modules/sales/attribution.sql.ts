import type { Tx } from '../../platform/db/database.js';

/** Codes with the page that they show, and of the running campaigns that have them, the one that began last. */
export const selectLedCodes = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `select c.code_id, case when c.type = 'page' then (c.content ->> 'page_id')::uuid end as page_id,
       (select k.campaign_id from campaign_codes cc join campaigns k on k.org_id = cc.org_id and k.campaign_id = cc.campaign_id
         where cc.org_id = c.org_id and cc.code_id = c.code_id and k.state = 'running'
         order by k.starts_at desc nulls last, k.campaign_id desc limit 1) as campaign_id
     from codes c where c.org_id = $1 and c.code_id = any($2::uuid[]) and c.status <> 'deleted'`,
    [orgId, codeIds],
    'led_codes',
  );

export const selectLedPages = (tx: Tx, orgId: string, pageIds: readonly string[]) =>
  tx.query(
    `select page_id from pages where org_id = $1 and page_id = any($2::uuid[]) and status <> 'deleted'`,
    [orgId, pageIds],
    'led_pages',
  );
