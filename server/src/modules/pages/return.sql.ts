import type { Tx } from '../../platform/db/database.js';

export interface ExchangeRow {
  /** The form's block in the page. */
  block: string;
  answers: { name: string; label: string; value: string }[];
  at: Date;
}

/** What was sent by a form of the page. */
export const selectExchange = (tx: Tx, orgId: string, pageId: string, exchangeId: string) =>
  tx.query<ExchangeRow>(
    'select block, answers, at from submissions where org_id = $1 and page_id = $2 and submission_id = $3',
    [orgId, pageId, exchangeId],
  );
