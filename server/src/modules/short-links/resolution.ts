import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeStatus, CodeType } from '@swapt/shared/values';
import type { RedirectPolicy } from '../code-rules/code-rules.service.js';

export interface KnownCode {
  orgId: string;
  codeId: string;
  name: string;
  type: CodeType;
  orgName: string;
  slug: string;
  /** What the alias in use stands for; empty for most. */
  channel: string;
}

/** What a short name leads to. */
export type Resolution =
  /** Always the same address. */
  | ({ kind: 'target'; location: string } & KnownCode)
  /** Decided at each visit. */
  | ({ kind: 'policy'; policy: RedirectPolicy } & KnownCode)
  /** A page that lets it be used up. Whether it still can be is asked for there: of many phones, one is first. `base`: how its base code stands. */
  | ({ kind: 'oneTime'; base: CodeStatus } & KnownCode)
  | ({ kind: 'paused' | 'archived' | 'deleted' } & KnownCode)
  /** A name that was given up. */
  | { kind: 'freed' }
  | { kind: 'unknown' };

/** Whether a short name is out of use; a one-time code is with its base code. */
export function stoppedKind(code: Resolution): 'paused' | 'deleted' | undefined {
  const kind = code.kind === 'oneTime' ? code.base : code.kind;
  return kind === 'paused' || kind === 'deleted' ? kind : undefined;
}

/** A code that leads nowhere now. */
export type InactiveCode =
  | Exclude<Resolution, { kind: 'target' | 'policy' | 'oneTime' }>
  | ({ kind: 'expired' | 'usedUp' } & KnownCode)
  | ({ kind: 'notYet'; startsAt: Date } & KnownCode);

/** Answers a short name that does not redirect with a page: 200 for a code that will work, 410 for one that did, 404 for an unknown one. */
export type RenderCodePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  resolution: InactiveCode | Extract<Resolution, { kind: 'oneTime' }>,
) => Promise<unknown>;
