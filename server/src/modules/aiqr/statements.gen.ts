// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** aiqr.sql.ts: insertPicture */
    'insert into ai_pictures (org_id, picture_id, code_id, prompt, style, seed, target, made_by, media_type, body, score, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, Uint8Array | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: trimHistory */
    'delete from ai_pictures where org_id = $1 and not is_chosen and picture_id in\n\
       (select picture_id from ai_pictures where org_id = $1 order by created_at desc, picture_id desc offset $2)': {
      values: readonly [string | null, number | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: deleteGuestPictures */
    'delete from ai_pictures where org_id = $1 and created_at <= $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: selectPicture */
    "select p.org_id, p.picture_id, p.prompt, p.style, p.seed, p.target, p.made_by, p.media_type, p.score, p.is_chosen, p.created_at, exists (select from codes c where c.org_id = p.org_id and c.code_id = p.code_id\n\
      and (c.status = 'deleted' or c.held_at is not null)) as is_withheld,\n\
    (select jsonb_build_object('code_id', c.code_id, 'name', c.name) from codes c where c.org_id = p.org_id and c.code_id = p.code_id) as code from ai_pictures p where p.picture_id = $1": {
      values: readonly [string | null];
      row: {
        org_id: string;
        picture_id: string;
        prompt: string;
        style: ColumnTypes['ai_pictures.style'];
        seed: number;
        target: string;
        made_by: 'model' | 'renderer';
        media_type: 'image/svg+xml' | 'image/webp';
        score: ColumnTypes['ai_pictures.score'];
        is_chosen: boolean;
        created_at: Date;
        is_withheld: boolean;
        code: { code_id: string; name: string } | null;
      };
    };

    /** aiqr.sql.ts: selectBody */
    "select p.org_id, p.media_type, p.created_at, p.body, exists (select from codes c where c.org_id = p.org_id and c.code_id = p.code_id\n\
      and (c.status = 'deleted' or c.held_at is not null)) as is_withheld from ai_pictures p where p.picture_id = $1": {
      values: readonly [string | null];
      row: {
        org_id: string;
        media_type: 'image/svg+xml' | 'image/webp';
        created_at: Date;
        body: Uint8Array;
        is_withheld: boolean;
      };
    };

    /** aiqr.sql.ts: selectOwnPicture */
    "select p.org_id, p.picture_id, p.prompt, p.style, p.seed, p.target, p.made_by, p.media_type, p.score, p.is_chosen, p.created_at, exists (select from codes c where c.org_id = p.org_id and c.code_id = p.code_id\n\
      and (c.status = 'deleted' or c.held_at is not null)) as is_withheld,\n\
    (select jsonb_build_object('code_id', c.code_id, 'name', c.name) from codes c where c.org_id = p.org_id and c.code_id = p.code_id) as code from ai_pictures p where p.org_id = $1 and p.picture_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        picture_id: string;
        prompt: string;
        style: ColumnTypes['ai_pictures.style'];
        seed: number;
        target: string;
        made_by: 'model' | 'renderer';
        media_type: 'image/svg+xml' | 'image/webp';
        score: ColumnTypes['ai_pictures.score'];
        is_chosen: boolean;
        created_at: Date;
        is_withheld: boolean;
        code: { code_id: string; name: string } | null;
      };
    };

    /** aiqr.sql.ts: selectPictures */
    "select p.org_id, p.picture_id, p.prompt, p.style, p.seed, p.target, p.made_by, p.media_type, p.score, p.is_chosen, p.created_at, exists (select from codes c where c.org_id = p.org_id and c.code_id = p.code_id\n\
      and (c.status = 'deleted' or c.held_at is not null)) as is_withheld,\n\
    (select jsonb_build_object('code_id', c.code_id, 'name', c.name) from codes c where c.org_id = p.org_id and c.code_id = p.code_id) as code from ai_pictures p where p.org_id = $1 and ($2::uuid is null or p.code_id = $2) order by p.created_at desc, p.picture_id desc limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: {
        org_id: string;
        picture_id: string;
        prompt: string;
        style: ColumnTypes['ai_pictures.style'];
        seed: number;
        target: string;
        made_by: 'model' | 'renderer';
        media_type: 'image/svg+xml' | 'image/webp';
        score: ColumnTypes['ai_pictures.score'];
        is_chosen: boolean;
        created_at: Date;
        is_withheld: boolean;
        code: { code_id: string; name: string } | null;
      };
    };

    /** aiqr.sql.ts: countPictures */
    'select count(*) as total from ai_pictures p where p.org_id = $1 and ($2::uuid is null or p.code_id = $2)': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** aiqr.sql.ts: choosePicture */
    'select from codes c join ai_pictures p on p.org_id = c.org_id and p.code_id = c.code_id\n\
     where p.org_id = $1 and p.picture_id = $2 for update of c': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: choosePicture */
    'update ai_pictures set is_chosen = false where org_id = $1 and is_chosen\n\
       and code_id = (select code_id from ai_pictures where org_id = $1 and picture_id = $2)': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: choosePicture */
    'update ai_pictures set is_chosen = true where org_id = $1 and picture_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** aiqr.sql.ts: deletePicture */
    'delete from ai_pictures where org_id = $1 and picture_id = $2 returning picture_id': {
      values: readonly [string | null, string | null];
      row: { picture_id: string };
    };
  }
}
