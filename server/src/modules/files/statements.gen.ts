// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** files.sql.ts: insertFile */
    'insert into files (org_id, file_id, name, media, bytes, is_sold, is_slip, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, boolean | null, boolean | null, Date | null];
      row: Record<never, never>;
    };

    /** files.sql.ts: selectFile */
    'select * from files where org_id = $1 and file_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        file_id: string;
        name: string;
        media: string;
        bytes: number;
        created_at: Date;
        is_sold: boolean;
        is_slip: boolean;
      };
    };
  }
}
