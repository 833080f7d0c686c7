import type { Config } from '../../platform/config/config.js';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { choosePicture, insertPicture } from '../../modules/aiqr/aiqr.sql.js';
import { makePicture, type MadePicture } from '../../modules/aiqr/make-picture.js';
import { scanAddress } from '../../modules/code-content/code-address.js';

/** The newest last, and the first one the picture of its code. */
const pictures = [
  { slug: 'harbour-cup', prompt: 'A cup of coffee by the sea', style: 'waves', seed: 11, days: 9, isChosen: true },
  { slug: 'harbour-window', prompt: 'Autumn leaves', style: 'botanical', seed: 4, days: 2, isChosen: false },
] as const;

const DAY_MS = 86_400_000;

export type DemoPicture = (typeof pictures)[number] & MadePicture & { target: string };

/** Two pictures around codes of the demo, made and tried as any other. That takes seconds. */
export const makeAiPictures = (config: Config): Promise<DemoPicture[]> =>
  Promise.all(
    pictures.map(async (picture) => {
      const target = scanAddress(config, picture.slug);
      return { ...picture, target, ...(await makePicture({ ...picture, text: target })) };
    }),
  );

export async function seedAiPictures(
  tx: Tx,
  { orgId, now, aiPictures }: { orgId: string; now: Date; aiPictures: readonly DemoPicture[] },
  codeIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { slug, days, isChosen, madeBy, mediaType, prompt, style, seed, target, body, score } of aiPictures) {
    const codeId = codeIds.get(slug);
    if (codeId === undefined) continue;
    const created_at = new Date(now.getTime() - days * DAY_MS);
    const picture_id = uuidv7(created_at);
    const made = { made_by: madeBy, media_type: mediaType, body, score, created_at };
    await insertPicture(tx, { org_id: orgId, picture_id, code_id: codeId, prompt, style, seed, target, ...made });
    if (isChosen) await choosePicture(tx, orgId, picture_id, true);
  }
}
