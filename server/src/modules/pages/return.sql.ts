import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What was sent by a form of the page. */
export const selectExchange = (tx: Tx, orgId: string, pageId: string, exchangeId: string) =>
  tx.query('select block, answers, at from submissions where org_id = $1 and page_id = $2 and submission_id = $3', [
    orgId,
    pageId,
    exchangeId,
  ]);

/** `block` is the form’s block in the page. */
export type ExchangeRow = RowOf<typeof selectExchange>;
