import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilesRow } from '../../platform/db/tables.gen.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Storage } from '../../platform/storage/storage.js';
import { fileKey } from './file-key.js';
import { readRange } from './range.js';

interface Sending {
  file: Pick<FilesRow, 'org_id' | 'file_id' | 'name' | 'media'>;
  show: 'inline' | 'attachment';
  caching: string;
}

/** Sends a file, or the part of it that is asked for: phones ask for parts of sounds and films, and take up a download that broke off. */
export async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { file: { org_id: orgId, file_id: id, name, media }, show, caching }: Sending,
): Promise<FastifyReply> {
  const file = await storage.open(fileKey(orgId, id));
  if (!file) throw new AppError('request.not_found');
  reply.headers({
    'content-type': media,
    'content-disposition': `${show}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
    'x-content-type-options': 'nosniff',
    // Browsers show a PDF in a viewer of their own, which does not start in a sandbox.
    'content-security-policy': media === 'application/pdf' ? "default-src 'none'" : "default-src 'none'; sandbox",
    'cache-control': caching,
    'accept-ranges': 'bytes',
  });
  const { bytes: size } = file;
  const range = readRange(request.headers.range, size);
  if (range === 'bad') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(file.read({ start, end }));
}

const escape = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
