import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeStatus, CodeType, VisitorMode } from '@swapt/shared/values';
import type { RedirectPolicy } from '../code-rules/code-rules.service.js';

export interface KnownCode {
  orgId: string;
  codeId: string;
  name: string;
  type: CodeType;
  orgName: string;
  /** How its organization recognizes visitors. */
  visitorMode: VisitorMode;
  slug: string;
  /** What the alias in use stands for; empty for most. */
  channel: string;
  /** The page that it shows at its short address, where nothing else is decided. */
  pageId?: string;
  /** Parameters of the short address that go along. */
  forwards?: readonly string[];
}

/** What a short name leads to. */
export type Resolution =
  /** Always the same address. */
  | ({ kind: 'target'; location: string } & KnownCode)
  /** Decided at each visit. */
  | ({ kind: 'policy'; policy: RedirectPolicy } & KnownCode)
  /** A page that lets it be used up. Whether it still can be is asked for there: of many phones, one is first. `base`: how its base code stands. */
  | ({ kind: 'oneTime'; base: CodeStatus; isSuspended: boolean } & KnownCode)
  /** `isSuspended`: whatever it says, the operator stopped it. */
  | ({ kind: 'paused' | 'archived' | 'deleted'; isSuspended: boolean } & KnownCode)
  /** A name that was given up. */
  | { kind: 'freed' }
  | { kind: 'unknown' };

/** Whether the operator stopped a code, whatever else it is. Its pages wear nobody's colours: they may be somebody else's. */
export const isSuspended = (code: Resolution | InactiveCode | CodePage): boolean =>
  'isSuspended' in code && code.isSuspended;

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

/** A code that shows a page at its own address. */
export type CodePage = { kind: 'page'; pageId: string } & Pick<KnownCode, 'orgId' | 'codeId' | 'slug' | 'forwards'>;

/** Answers a short name that does not redirect with a page: 200 for a code that will work, 410 for one that did, 404 for an unknown one. */
export type RenderCodePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  resolution: InactiveCode | CodePage | Extract<Resolution, { kind: 'oneTime' }>,
) => Promise<unknown>;
