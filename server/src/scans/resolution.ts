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
  /** A page that lets it be used up. Whether it still can be is asked for there: of many phones, one is first. */
  | ({ kind: 'oneTime'; slug: string } & KnownCode)
  | ({ kind: 'paused' } & KnownCode)
  | ({ kind: 'deleted' } & KnownCode)
  | { kind: 'unknown' };

/** Answers a short name that does not redirect with a page: 200 for a paused code and a one-time code, 410 for a deleted one, 404 for an unknown one. */
export type RenderCodePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  resolution: Exclude<Resolution, { kind: 'target' }>,
) => Promise<unknown>;
