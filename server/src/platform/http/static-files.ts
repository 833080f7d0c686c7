import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

/** Names of files that builds make: no empty, dotted or absolute part, so a path can never leave its folder. */
const plainPath = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/;

export const isPlainPath = (path: string): boolean => path.length <= 200 && plainPath.test(path);

/** The encodings prepared at build, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Gives a file by its plain path, or nothing. */
export type ReadAsset = (path: string) => Promise<Buffer | undefined>;

/**
 * Answers with a file whose name carries its content's hash or version, in the best encoding that was prepared for it. Gives false when
 * there is none: the caller answers 404, never with a page, which a browser would take for a script.
 */
export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  read: ReadAsset,
  path: string,
): Promise<boolean> {
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  if (!type || !isPlainPath(path)) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [name, suffix] of encodings) {
    if (!new RegExp(`\\b${name}\\b`).test(accepted)) continue;
    const body = await read(path + suffix);
    if (!body) continue;
    await immutable(reply, type).header('content-encoding', name).send(body);
    return true;
  }
  const body = await read(path);
  if (body) await immutable(reply, type).send(body);
  return body !== undefined;
}

/** An answer that depends on something else besides says so before. */
const immutable = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', '));
