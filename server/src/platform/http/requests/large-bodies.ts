import type { Server } from 'node:http';
import type { Operation } from '@swapt/shared/contract';
import { can } from '@swapt/shared/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.js';
import { roleIn } from '../callers/access.js';
import { selectRolesOf } from '../callers/access.sql.js';
import { AppError } from '../../errors/app-error.js';
import type { Credential } from '../callers/credential.js';

/** What any request may carry, in bytes. Whatever takes more decides who may send it before it reads. */
export const smallBody = 64 * 1024;

/**
 * Whether a caller may send a large body at all. The organization is often named in it, so what can be known before is whether there is any where the
 * caller may do this.
 */
export async function assertMaySend(
  { db }: Pick<Services, 'db'>,
  { who }: Pick<Operation, 'who'>,
  credential: Credential,
): Promise<void> {
  const roles = await db.system(async (tx) => {
    if (credential.kind === 'person') return (await selectRolesOf(tx, credential.userId)).map(({ role }) => role);
    const role = await roleIn(tx, credential.orgId, credential);
    return role ? [role] : [];
  });
  if (roles.length === 0) throw new AppError(credential.kind === 'person' ? 'org.not_found' : 'auth.invalid_token');
  const isOfRole = who === 'public' || who === 'signed-in' || who === 'operator' || who === 'member';
  if (!isOfRole && !roles.some((role) => can(role, who))) throw new AppError('auth.forbidden');
}

/** Says goodbye with the answer where a body is on its way that nobody will read. */
export function closeUnread({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBody;
  if (isLong && !raw.readableDidRead) reply.header('connection', 'close');
}

/** A caller that asks before it sends is told to go on when its body is about to be read, and not before it is known who asks. */
export function askBeforeSending(server: Server): void {
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
}
