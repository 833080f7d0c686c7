import type { Tx } from '../../platform/db/database.js';
import type { PaperContent } from './paper-content.js';

type Kind = 'invoice' | 'credit_note';

export const selectInvoice = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(`select content from papers where org_id = $1 and order_id = $2 and kind = 'invoice'`, [orgId, orderId]);

export const selectCreditNote = (tx: Tx, orgId: string, refundId: string) =>
  tx.query('select content from papers where org_id = $1 and refund_id = $2', [orgId, refundId]);

/** What the credit note of the last refund says. */
export const selectLastCreditNote = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select p.content from papers p
      where p.org_id = $1 and p.refund_id = (
        select r.refund_id from refunds r where r.org_id = $1 and r.order_id = $2 and r.state = 'succeeded'
         order by r.created_at desc, r.refund_id desc limit 1)`,
    [orgId, orderId],
  );

/** The next number of a series. Others wait for it until this transaction ends, so that no number is left out. */
export const takeNumber = (tx: Tx, orgId: string, storeId: string, kind: Kind, isTest: boolean) =>
  tx.query(
    `insert into paper_series as s (org_id, store_id, kind, is_test, last_number) values ($1, $2, $3, $4, 1)
     on conflict (org_id, store_id, kind, is_test) do update set last_number = s.last_number + 1 returning last_number`,
    [orgId, storeId, kind, isTest],
  );

interface NewPaper {
  paperId: string;
  orderId: string;
  storeId: string;
  kind: Kind;
  number: number;
  refundId: string | null;
  content: PaperContent;
  now: Date;
}

export const insertPaper = (tx: Tx, orgId: string, paper: NewPaper) =>
  tx.query(
    `insert into papers (org_id, paper_id, order_id, store_id, kind, number, refund_id, content, is_test, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...([orgId, paper.paperId, paper.orderId, paper.storeId, paper.kind, paper.number, paper.refundId] as const),
      ...([JSON.stringify(paper.content), paper.content.isTest, paper.now] as const),
    ],
  );
