// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** papers.sql.ts: selectInvoice */
    "select content from papers where org_id = $1 and order_id = $2 and kind = 'invoice'": {
      values: readonly [string | null, string | null];
      row: { content: ColumnTypes['papers.content'] };
    };

    /** papers.sql.ts: selectCreditNote */
    'select content from papers where org_id = $1 and refund_id = $2': {
      values: readonly [string | null, string | null];
      row: { content: ColumnTypes['papers.content'] };
    };

    /** papers.sql.ts: selectLastCreditNote */
    "select p.content from papers p\n\
      where p.org_id = $1 and p.refund_id = (\n\
        select r.refund_id from refunds r where r.org_id = $1 and r.order_id = $2 and r.state = 'succeeded'\n\
         order by r.created_at desc, r.refund_id desc limit 1)": {
      values: readonly [string | null, string | null];
      row: { content: ColumnTypes['papers.content'] };
    };

    /** papers.sql.ts: takeNumber */
    'insert into paper_series as s (org_id, store_id, kind, is_test, last_number) values ($1, $2, $3, $4, 1)\n\
     on conflict (org_id, store_id, kind, is_test) do update set last_number = s.last_number + 1 returning last_number': {
      values: readonly [string | null, string | null, string | null, boolean | null];
      row: { last_number: number };
    };

    /** papers.sql.ts: insertPaper */
    'insert into papers (org_id, paper_id, order_id, store_id, kind, number, refund_id, content, is_test, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, boolean | null, Date | null];
      row: Record<never, never>;
    };

    /** sellers.sql.ts: selectSeller */
    'select legal_name, address, footer from sellers where org_id = $1': {
      values: readonly [string | null];
      row: { legal_name: string; address: string; footer: string };
    };

    /** sellers.sql.ts: writeSeller */
    'insert into sellers (org_id, legal_name, address, footer, updated_at) values ($1, $2, $3, $4, $5)\n\
     on conflict (org_id) do update set legal_name = $2, address = $3, footer = $4, updated_at = $5': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sellers.sql.ts: selectRegistrations */
    'select country, region, number from tax_registrations where org_id = $1 order by country, region': {
      values: readonly [string | null];
      row: { country: string; region: string; number: string };
    };

    /** sellers.sql.ts: writeRegistration */
    'insert into tax_registrations (org_id, country, region, number, created_at) values ($1, $2, $3, $4, $5)\n\
     on conflict (org_id, country, region) do update set number = $4': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sellers.sql.ts: deleteRegistration */
    'delete from tax_registrations where org_id = $1 and country = $2 and region = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };
  }
}
