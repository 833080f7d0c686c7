import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../../db/uuid.js';
import { AppError } from '../../http/app-error.js';
import type { Handlers } from '../../http/handler.js';
import type { Services } from '../../services.js';
import { fileAddress } from '../codes/code-reply.js';
import { storeFile } from '../images/image-files.js';
import { reEncode } from '../images/re-encode.js';
import { insertFile, selectFile } from './files.sql.js';
import { mediaOf } from './media.js';
import { readRange } from './range.js';

const MB = 1024 * 1024;
const MOST_BYTES = 20 * MB;

const folderOf = (dataDir: string, orgId: string) => join(dataDir, 'files', orgId);

export const filesHandlers: Handlers<'files.upload'> = {
  'files.upload': async ({ services, orgId }, { name, body }) => {
    const upload = Buffer.from(body, 'base64');
    if (upload.length > MOST_BYTES) throw new AppError('file.too_large', 'A file may have 20 MB at most.');
    const { data, media } = await tidied(upload);
    const now = services.now();
    const fileId = uuidv7(now);
    const path = join(folderOf(services.config.dataDir, orgId), fileId);
    await storeFile(path, data);
    const row = { org_id: orgId, file_id: fileId, name: name.trim(), media, bytes: data.length, created_at: now };
    try {
      await services.db.org(orgId, (tx) => insertFile(tx, row));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { data: { file_id: fileId, name: row.name, media, bytes: row.bytes, url: fileAddress(orgId, fileId) } };
  },
};

/** A photo would tell where it was taken: pictures are made anew, without what is hidden in them. Those that move stay as they are. */
async function tidied(upload: Buffer): Promise<{ data: Buffer; media: string }> {
  const media = mediaOf(upload);
  if (!media)
    throw new AppError('file.unreadable', 'Choose a PDF, a picture, or a sound or film as MP3, MP4, OGG or WebM.');
  if (!media.startsWith('image/') || media === 'image/gif') return { data: upload, media };
  const { data } = await reEncode(upload);
  return { data, media: 'image/webp' };
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Files are public by their unguessable address, and never change under it. Phones ask for parts of sounds and films. */
export async function registerFiles(app: FastifyInstance, { config, db }: Services): Promise<void> {
  app.get<{ Params: { org: string; id: string } }>(`/files/:org(^${uuid}$)/:id(^${uuid}$)`, async (request, reply) => {
    const { org, id } = request.params;
    const [row] = await db.org(org, (tx) => selectFile(tx, org, id));
    const path = join(folderOf(config.dataDir, org), id);
    const size = row && (await stat(path).catch(() => undefined))?.size;
    if (!row || size === undefined) throw new AppError('request.not_found');
    reply.headers({
      'content-type': row.media,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, escape)}`,
      'x-content-type-options': 'nosniff',
      // Browsers show a PDF in a viewer of their own, which does not start in a sandbox.
      'content-security-policy': row.media === 'application/pdf' ? "default-src 'none'" : "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    const range = readRange(request.headers.range, size);
    if (range === 'bad') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    reply.header('content-length', end - start + 1);
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply.send(createReadStream(path, { start, end }));
  });
}

/** What this process keeps of an organization on disk. */
export async function removeFiles(dataDir: string, orgId: string): Promise<void> {
  await rm(folderOf(dataDir, orgId), { recursive: true, force: true });
}

const escape = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
