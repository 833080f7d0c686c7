// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** damaged-files.sql.ts: selectUploaded */
    "select 'picture' as kind, org_id, image_id as id, bytes from images\n\
     union all select 'file', org_id, file_id, bytes from files order by kind, org_id, id": {
      values: readonly [];
      row: { kind: 'file' | 'picture'; org_id: string; id: string; bytes: number };
    };

    /** damaged-files.sql.ts: selectKeptReleases */
    'select name, version, integrity from remote_releases where removed_at is null order by name, version': {
      values: readonly [];
      row: {
        name: ColumnTypes['remote_releases.name'];
        version: string;
        integrity: ColumnTypes['remote_releases.integrity'];
      };
    };

    /** doctor.sql.ts: runCheck */
    'set local statement_timeout = 0; set transaction read only': {
      values: readonly [];
      row: Record<never, never>;
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
