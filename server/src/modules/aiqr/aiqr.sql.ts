import { noOrg } from '../../platform/db/no-org.js';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const isWithheld = `exists (select from codes c where c.org_id = p.org_id and c.code_id = p.code_id
      and (c.status = 'deleted' or c.held_at is not null)) as is_withheld`;

const columns = `p.org_id, p.picture_id, p.prompt, p.style, p.seed, p.target, p.made_by, p.media_type, p.score, p.is_chosen, p.created_at, ${isWithheld},
    (select jsonb_build_object('code_id', c.code_id, 'name', c.name) from codes c where c.org_id = p.org_id and c.code_id = p.code_id) as code`;

export interface NewPicture extends Omit<PictureRow, 'code' | 'is_chosen' | 'is_withheld'> {
  code_id: string | null;
  body: Buffer;
}

export const insertPicture = (tx: Tx, picture: NewPicture) =>
  tx.query(
    `insert into ai_pictures (org_id, picture_id, code_id, prompt, style, seed, target, made_by, media_type, body, score, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      picture.org_id,
      picture.picture_id,
      picture.code_id,
      picture.prompt,
      picture.style,
      picture.seed,
      picture.target,
      picture.made_by,
      picture.media_type,
      picture.body,
      JSON.stringify(picture.score),
      picture.created_at,
    ],
  );

/** Keeps the newest of an organization, and those that are the picture of a code. */
export const trimHistory = (tx: Tx, orgId: string, keep: number) =>
  tx.query(
    `delete from ai_pictures where org_id = $1 and not is_chosen and picture_id in
       (select picture_id from ai_pictures where org_id = $1 order by created_at desc, picture_id desc offset $2)`,
    [orgId, keep],
  );

export const deleteGuestPictures = (tx: Tx, before: Date) =>
  tx.query('delete from ai_pictures where org_id = $1 and created_at <= $2', [noOrg, before]);

/** A picture by its id alone, across organizations. */
export const selectPicture = (tx: Tx, pictureId: string) =>
  tx.query(`select ${columns} from ai_pictures p where p.picture_id = $1`, [pictureId]);

/** `is_withheld`: its code was deleted, or stopped by the operator: it is for the team alone. */
export type PictureRow = RowOf<typeof selectPicture>;

export const selectBody = (tx: Tx, pictureId: string) =>
  tx.query(
    `select p.org_id, p.media_type, p.created_at, p.body, ${isWithheld} from ai_pictures p where p.picture_id = $1`,
    [pictureId],
  );

export const selectOwnPicture = (tx: Tx, orgId: string, pictureId: string) =>
  tx.query(`select ${columns} from ai_pictures p where p.org_id = $1 and p.picture_id = $2`, [orgId, pictureId]);

const listed = 'p.org_id = $1 and ($2::uuid is null or p.code_id = $2)';

export const selectPictures = (tx: Tx, orgId: string, codeId: string | undefined, limit: number, offset: number) =>
  tx.query(
    `select ${columns} from ai_pictures p where ${listed} order by p.created_at desc, p.picture_id desc limit $3 offset $4`,
    [orgId, codeId ?? null, limit, offset],
  );

export const countPictures = (tx: Tx, orgId: string, codeId: string | undefined) =>
  tx.query(`select count(*) as total from ai_pictures p where ${listed}`, [orgId, codeId ?? null]);

/** Of the pictures of a code one at most is chosen: the others lose it in the same statement's transaction, first. */
export async function choosePicture(tx: Tx, orgId: string, pictureId: string, isChosen: boolean): Promise<void> {
  // Two who choose for the same code wait for each other here.
  await tx.query(
    `select from codes c join ai_pictures p on p.org_id = c.org_id and p.code_id = c.code_id
     where p.org_id = $1 and p.picture_id = $2 for update of c`,
    [orgId, pictureId],
  );
  await tx.query(
    `update ai_pictures set is_chosen = false where org_id = $1 and is_chosen
       and code_id = (select code_id from ai_pictures where org_id = $1 and picture_id = $2)`,
    [orgId, pictureId],
  );
  if (isChosen) {
    await tx.query('update ai_pictures set is_chosen = true where org_id = $1 and picture_id = $2', [orgId, pictureId]);
  }
}

export const deletePicture = (tx: Tx, orgId: string, pictureId: string) =>
  tx.query('delete from ai_pictures where org_id = $1 and picture_id = $2 returning picture_id', [orgId, pictureId]);
