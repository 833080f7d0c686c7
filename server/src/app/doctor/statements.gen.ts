// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** doctor.sql.ts: runCheck */
    'set local statement_timeout = 0; set transaction read only': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** lost-files.sql.ts: selectNamedFiles */
    "select 'picture' as kind, org_id::text as owner, image_id::text as name from images\n\
     union all select 'file', org_id::text, file_id::text from files\n\
     union all select 'release', r.name, r.version || '/' || f.path\n\
       from remote_releases r cross join lateral jsonb_object_keys(r.integrity) as f (path) where r.removed_at is null\n\
     order by kind, owner, name": {
      values: readonly [];
      row: { kind: 'file' | 'picture' | 'release'; owner: string; name: string };
    };
  }

  interface ComposedStatements {
    /** doctor.sql.ts: runCheck */
    'doctor.check': {
      values: readonly unknown[];
      row: {
        subject: Narrowed<string | null, AnswerTypes['doctor.runCheck.subject']>;
        says: Narrowed<string, AnswerTypes['doctor.runCheck.says']>;
        total: number;
      };
    };
  }
}
