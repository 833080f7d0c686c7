import type { Readable } from 'node:stream';
import type { Api } from '@swapt/shared/contract';
import { selectionLimit } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { fileLinks, type Linked } from '../../platform/http/file-link.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { zipStream, type ZipEntry } from '../../platform/zip-stream.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { printedText } from '../code-content/code-content.service.js';
import { readLogo } from '../code-styles/code-styles.service.js';
import { selectedIds } from '../codes/codes.service.js';
import { selectPrints } from './labels.sql.js';
import { insertSet, selectSet, type PrintSet } from './print-sets.sql.js';
import { fileName } from './rendering/file-name.js';
import { drawPrint } from './rendering/render-file.js';
import { uniqueNames } from './unique-names.js';

/** Read in one short transaction. */
const codesAtOnce = 100;
const defaultMillimetres = 50;

export const printsRoute = '/api/codes/prints';
export const printLinks = fileLinks(printsRoute);

/** Writes down which codes are wanted, and gives the address that draws them. */
export async function makeSet(
  ctx: OrgCtx,
  input: Api['codes.prints']['in'],
): Promise<Api['codes.prints']['out']['data']> {
  const { tx, orgId, services } = ctx;
  const { format, size = defaultMillimetres } = input;
  const secret = linkSecret(ctx);
  const ids = await selectedIds(ctx, input, selectionLimit);
  const now = services.now();
  const id = uuidv7(now);
  await insertSet(tx, { org_id: orgId, set_id: id, code_ids: ids, format, millimetres: size, created_at: now });
  return { url: printLinks.make(services.config, { secret, now }, { orgId, id }), codes: ids.length };
}

/** A print of each code of a set, drawn one after the other as they are read; nothing when the set is gone. */
export async function printArchive(services: Services, { orgId, id }: Linked): Promise<Readable | undefined> {
  const [set] = await services.db.org(orgId, (tx) => selectSet(tx, orgId, id));
  return set && zipStream(entriesOf(services, orgId, set), services.now());
}

async function* entriesOf(
  services: Services,
  orgId: string,
  { code_ids: ids, format, millimetres }: PrintSet,
): AsyncGenerator<ZipEntry> {
  const { config, db, storage, now } = services;
  const nameOf = uniqueNames();
  // Codes beside each other mostly have the same one.
  let logo: { id: string; data: string | undefined } | undefined;
  const logoOf = async (imageId: string | undefined) => {
    if (imageId === undefined) return undefined;
    if (logo?.id !== imageId) logo = { id: imageId, data: await readLogo(storage, orgId, imageId) };
    return logo.data;
  };
  for (let from = 0; from < ids.length; from += codesAtOnce) {
    const wanted = ids.slice(from, from + codesAtOnce);
    for (const code of await db.org(orgId, (tx) => selectPrints(tx, orgId, wanted))) {
      const { name, slug, style } = code;
      const print = async () =>
        drawPrint(
          {
            name,
            style,
            text: printedText(config, code),
            logo: await logoOf(style.logo?.image_id),
            millimetres,
            now: now(),
          },
          format,
        );
      yield { name: nameOf((marks) => fileName(name, millimetres, format, marks), slug), content: made(print) };
    }
  }
}

/** Drawn when it is read. */
async function* made(draw: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await draw();
}
