// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** submissions.sql.ts: insertSubmission */
    'insert into submissions (org_id, submission_id, dedupe_key, page_id, code_id, block, customer_id, visitor, source, answers, consent, at,\n\
       email, phone, name)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15) on conflict (org_id, dedupe_key) do nothing returning submission_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null, string | null, string | null];
      row: { submission_id: string };
    };

    /** submissions.sql.ts: selectSame */
    'select submission_id, answers from submissions where org_id = $1 and dedupe_key = $2': {
      values: readonly [string | null, string | null];
      row: { submission_id: string; answers: ColumnTypes['submissions.answers'] };
    };

    /** submissions.sql.ts: linkSubmission */
    'with linked as (update submissions set customer_id = $3 where org_id = $1 and submission_id = $2 returning customer_id)\n\
     update customers c set submissions = submissions + 1 from linked where c.org_id = $1 and c.customer_id = linked.customer_id': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** submissions.sql.ts: selectSubmissions */
    "select s.submission_id, s.at, s.page_id, p.name as page_name, s.code_id, c.name as code_name, s.customer_id,\n\
       coalesce(nullif(k.name, ''), nullif(k.email, ''), nullif(k.phone, '')) as customer_name, s.source, s.answers, s.consent\n\
     from submissions s left join pages p on p.org_id = s.org_id and p.page_id = s.page_id\n\
     left join codes c on c.org_id = s.org_id and c.code_id = s.code_id\n\
     left join customers k on k.org_id = s.org_id and k.customer_id = s.customer_id\n\
     where s.org_id = $1 and ($2::uuid is null or s.code_id = $2) and ($3::uuid is null or s.page_id = $3)\n\
  and ($4::uuid is null or s.customer_id = $4) and ($5::text is null or exists (\n\
    select from jsonb_array_elements(s.answers) as a where strpos(lower(a ->> 'value'), lower($5)) > 0)) order by s.at desc, s.submission_id desc limit $6 offset $7": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, number | null];
      row: {
        submission_id: string;
        at: Date;
        page_id: string | null;
        page_name: string | null;
        code_id: string | null;
        code_name: string | null;
        customer_id: string | null;
        customer_name: string | null;
        source: 'api' | 'elsewhere' | 'form';
        answers: ColumnTypes['submissions.answers'];
        consent: string;
      };
    };

    /** submissions.sql.ts: countSubmissions */
    "select count(*) as total from submissions s where s.org_id = $1 and ($2::uuid is null or s.code_id = $2) and ($3::uuid is null or s.page_id = $3)\n\
  and ($4::uuid is null or s.customer_id = $4) and ($5::text is null or exists (\n\
    select from jsonb_array_elements(s.answers) as a where strpos(lower(a ->> 'value'), lower($5)) > 0))": {
      values: readonly [string | null, string | null, string | null, string | null, string | null];
      row: { total: number };
    };
  }
}
