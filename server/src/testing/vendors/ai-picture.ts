import { insertPicture } from '../../modules/aiqr/aiqr.sql.js';
import type { Database } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';

interface Painted {
  orgId: string;
  codeId: string;
  /** Stand in the picture, its prompt and its target. */
  words: string;
  now: Date;
}

/** A picture of a code as the model would have made it. */
export async function insertAiPicture(db: Database, { orgId, codeId, words, now }: Painted): Promise<string> {
  const picture_id = uuidv7();
  await db.system((tx) =>
    insertPicture(tx, {
      ...{ org_id: orgId, picture_id, code_id: codeId, prompt: words, style: 'mosaic', seed: 1 },
      ...{ target: `https://swapt.test/${words}`, made_by: 'renderer', media_type: 'image/svg+xml' },
      body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${words}</desc></svg>`),
      score: { value: 1, verdict: 'good', reasons: [] },
      created_at: now,
    }),
  );
  return picture_id;
}
