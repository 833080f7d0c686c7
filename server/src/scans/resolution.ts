import type { FastifyReply, FastifyRequest } from 'fastify';

interface KnownCode {
  orgId: string;
  codeId: string;
  name: string;
  orgName: string;
}

/** What a short name leads to. */
export type Resolution =
  | ({ kind: 'target'; location: string } & KnownCode)
  | ({ kind: 'paused' } & KnownCode)
  | ({ kind: 'deleted' } & KnownCode)
  | { kind: 'unknown' };

/** Answers a short name that does not redirect with a page: 200 for a paused code, 410 for a deleted one, 404 for an unknown one. */
export type RenderCodePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  resolution: Exclude<Resolution, { kind: 'target' }>,
) => Promise<unknown>;
